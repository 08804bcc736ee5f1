### Die Regelseiten: jedes Spiel in zwei Minuten, in eigenen Worten.

rules-title = { $game }: die Regeln
rules-unknown = Ein Spiel mit diesem Namen gibt es hier nicht.
rules-back = Zurück
rules-still = Bilder anhalten
rules-move = Bilder bewegen
rules-here = An diesem Tisch
rules-usual = Alles ist wie gewohnt.
rules-switch = { $switch }: { $value }
rules-editions = Worin sich Ausgaben unterscheiden
rules-line = { $booklet }, Zeile { $line }
rules-booklet = Spielheft: { $lines }

## Chabyrinthe

chabyrinthe-aim = Streunende Katzen sitzen um ein Dach voller Rinnen. Dreh und verschieb die Rinnen, bis eine Katze in ein warmes Heim laufen kann: Dann gehört sie dir. Jede Katze zählt 3, 4 oder 5 Punkte. Wer am meisten hat, ist der beste Freund der Katzen.
    .title = Worum es geht
chabyrinthe-start = Sechzehn Rinnenkarten bilden das Dach. Der Zufall verteilt sie; nur in zwei Ecken liegt immer ein Winkel, der sich nach innen öffnet. Außen warten zwei Heime und zwei Katzen, jeweils neben einer Eckkarte. Die übrigen Rinnenkarten sind ein Stapel, dessen oberste Karte man sieht; dreizehn weitere Katzen warten verdeckt. Das Los sagt, wer beginnt, dann geht es im Uhrzeigersinn reihum.
    .title = Der Aufbau
chabyrinthe-turn = Du hast zwei Aktionen. Jede ist eine Drehung oder ein Schub, in beliebiger Reihenfolge, auch zweimal das Gleiche. Du nutzt beide, und nach jeder einzelnen laufen Katzen heim.
    .title = Dein Zug
chabyrinthe-rotate = Wähl irgendeine Karte des Daches und dreh sie um ein Viertel nach links oder rechts oder um die Hälfte. Sie liegen zu lassen ist keine Aktion.
    .title = Eine Karte drehen
chabyrinthe-push = Schieb die oberste Karte des Stapels am Ende einer Reihe oder Spalte ein, gedreht, wie du magst. Die Linie rückt um eins weiter, und die Karte am anderen Ende kommt unter den Stapel. Katzen und Heime außen stören dabei nicht und bleiben, wo sie sind. Auch was gerade geschoben wurde, darf zurückgeschoben werden.
    .title = Eine Karte einschieben
chabyrinthe-home = Verbindet eine Rinne ohne Lücke eine Katze mit einem Heim, läuft die Katze hin und gehört dir. Dann rückt das Heim im Uhrzeigersinn einen Platz weiter, und eine neue Katze legt sich einen Platz hinter den der alten. Besetzte Plätze werden übersprungen. Auf Brücken und Doppelwinkeln berühren sich die beiden Rinnen nie. Erreicht eine Katze beide Heime, nimmt sie das erste im Uhrzeigersinn.
    .title = Eine Katze heimbringen
chabyrinthe-chain = Eine Aktion kann zwei Katzen heimbringen; beide werden ersetzt. Ein Heim, das beide aufnimmt, rückt trotzdem nur einen Platz weiter. Dann schaut noch einmal hin: Hat jetzt eine Katze einen Weg, läuft auch sie heim, und so fort. Sie gehören alle dir.
    .title = Zwei auf einmal, und Ketten
chabyrinthe-end = Die fünfzehnte Katze beendet das Spiel sofort. Sind keine neuen Katzen mehr da, geht es um die, die noch draußen sind. Zählt eure Punkte; bei Gleichstand teilt ihr euch den Sieg.
    .title = Das Ende
chabyrinthe-more = Kätzchen: ein Dach von drei mal drei. Allein oder gemeinsam: Bringt alle fünfzehn Katzen heim und zählt die Züge; sieben sind meisterhaft, achtzehn eine lange Nacht. Teams: zwei gegen zwei; Partner sitzen nebeneinander, ziehen nacheinander und zählen ihre Katzen zusammen.
    .title = Andere Spielweisen

chabyrinthe-edition-actions = Muss man beide Aktionen nutzen? Im russischen Heft ja, wie hier; im französischen und im englischen darf man.
chabyrinthe-edition-deck = Die französische Schachtel hat 26 Rinnenkarten, die russische von 2024 hat 36. Welche Formen sie zeigen, haben wir selbst gewählt.
chabyrinthe-edition-enters = Nur das russische Heft sagt es ausdrücklich: Die Karte kommt am anderen Ende hinein und wird nicht einfach in die Lücke gelegt.
chabyrinthe-edition-cat = Dass die neue Katze im Uhrzeigersinn weiterrückt, steht nur im russischen Heft; die anderen sagen: einen Platz weiter.
chabyrinthe-edition-counted = Allein und gemeinsam zählt das französische Heft Züge, das russische Runden, das englische beides. Wir zählen Züge.
chabyrinthe-edition-teams = Dass Partner nacheinander ziehen, steht nur im russischen Heft; in den anderen sitzen sie bloß nebeneinander.
chabyrinthe-edition-old = In der Ausgabe von 2007 musste eine der beiden Aktionen eine Drehung sein.

## Labyrinth

labyrinth-aim = Das Labyrinth birgt vierundzwanzig Schätze, und seine Gänge stehen nicht still. Verschieb sie, lauf zu den Schätzen auf deinen Karten und dann zurück in deine Ecke. Wer das alles zuerst schafft, gewinnt.
    .title = Worum es geht
labyrinth-start = Sechzehn Plättchen liegen fest; die losen werden gemischt und füllen die Lücken. Eines bleibt übrig: Das wird geschoben. Die Schatzkarten werden gleichmäßig verteilt und liegen verdeckt. Deine Figur beginnt in der Ecke ihrer Farbe. Das Los sagt, wer anfängt, dann geht es im Uhrzeigersinn reihum.
    .title = Der Aufbau
labyrinth-turn = Wenn du dran bist, schau heimlich deine oberste Karte an. Dann schieb das Labyrinth: immer, auch wenn du deinen Schatz schon erreichen könntest. Dann lauf oder bleib stehen; nur das Laufen darfst du auslassen.
    .title = Dein Zug
labyrinth-slide = Dreh das übrige Plättchen, wie du magst, und schieb es bei einem der zwölf Pfeile ein. Die ganze Linie rückt weiter, und am anderen Ende fällt ein Plättchen heraus. Das schiebt, wer als Nächstes dran ist. Solange ein Schatz neben dem Brett liegt, erreicht ihn niemand.
    .title = Das Labyrinth schieben
labyrinth-barred = Niemand darf den Schub davor rückgängig machen. Der Pfeil am anderen Ende der zuletzt geschobenen Linie ist bis zum nächsten Schub gesperrt, wie immer du das Plättchen drehst. Noch einmal derselbe Pfeil ist erlaubt.
    .title = Nicht gleich zurück
labyrinth-ride = Figuren auf dem Plättchen, das herausfällt, kommen auf der anderen Seite wieder herein, auf dem gerade eingeschobenen. Das ist kein Laufen: Deine eigene Figur darf danach noch gehen. Ecken und andere feste Plättchen bewegen sich nie.
    .title = Hinaus und wieder herein
labyrinth-walk = Lauf durch offene Gänge, so weit du willst. Figuren versperren sich nie den Weg; auf einem Feld ist Platz für alle. Endet dein Zug auf deinem Schatz, wird seine Karte von selbst aufgedeckt, auch wenn ein Schub dich hingetragen hat. Darüberlaufen genügt nicht. Du findest höchstens einen Schatz im Zug, und die nächste Karte siehst du, wenn dein nächster Zug beginnt. Zu weit weg? Dann geh dorthin, wo deine Chancen am besten stehen.
    .title = Laufen und finden
labyrinth-end = Sind alle deine Karten aufgedeckt, kehr in deine eigene Ecke zurück und bleib dort stehen. Wer zuerst zu Hause ist, gewinnt, und das Spiel ist sofort aus. Allein zählst du deine Züge: je weniger, desto besser.
    .title = Der Heimweg
labyrinth-more = Mit kleinen Kindern dürfen alle von Anfang an ihre eigenen Karten ansehen und sie in beliebiger Reihenfolge finden. Wenn ihr mögt, lasst den Heimweg weg: Dann gewinnt der letzte Schatz. Für ein kurzes Spiel verteilt weniger Karten.
    .title = Andere Spielweisen

labyrinth-edition-first = Das Los sagt, wer beginnt; in neueren Ausgaben ist es das jüngste Kind.
labyrinth-edition-look = Die erste Karte siehst du, wenn dein erster Zug beginnt; in neueren Ausgaben schauen alle vor dem Spiel.
labyrinth-edition-next = Die nächste Karte siehst du in deinem nächsten Zug; in neueren Ausgaben sofort, doch finden kann man sie erst dann.
labyrinth-edition-skip = Das Heft erlaubt, einen Zug auszulassen. Wir verstehen darunter das Laufen, denn Schieben ist Pflicht.
labyrinth-edition-children = Offene Karten für kleine Kinder, und kein Heimweg, wenn alle einverstanden sind: Beides steht im Heft.
labyrinth-edition-tiles = Zwei Sätze loser Plättchen sind bekannt: 13 Geraden und 15 Ecken oder 12 und 16, dazu je 6 Abzweigungen.

## Mouse race

mouse-race-aim = In der Mitte liegt ein Stück Käse, in den Ecken sitzen hungrige Mäuse. Leg deiner Maus einen Weg zum Käse, Stein für Stein, und setz den anderen Katzen vor die Nase. Der erste Weg zum Käse gewinnt.
    .title = Worum es geht
mouse-race-start = Zwei oder vier können spielen, jeder mit einer Maus in einer Ecke; zwei sitzen sich gegenüber. Das Brett hat dreizehn mal dreizehn Felder. Die acht rund um den Käse duften danach: die Duftzone. Alle anderen Steine sind im Beutel: 72 Geraden, 72 Kurven und 20 Katzen. Das Los sagt, wer beginnt, dann geht es im Uhrzeigersinn reihum.
    .title = Der Aufbau
mouse-race-turn = Zieh einen Stein aus dem Beutel oder setz diesmal aus; das entscheidest du vor dem Ziehen. Was du ziehst, musst du legen, wenn es irgendwo passt. Wenn nicht, kommt der Stein zurück in den Beutel, und dein Zug ist vorbei.
    .title = Dein Zug
mouse-race-path = Geraden und Kurven verlängern deinen eigenen Weg. Der erste Stein liegt neben deiner Ecke, auf der einen oder der anderen Seite. Jeder weitere kommt dorthin, wohin der letzte zeigt: Eine Gerade führt weiter, eine Kurve biegt links oder rechts ab, wie du willst. Dein Weg darf am Rand entlang, an Katzen und an anderen Wegen vorbei. Halt aber Abstand, sonst wirst du eingemauert.
    .title = Dein Weg
mouse-race-blocked = Ein Weg darf nicht vom Brett weg zeigen, nicht auf eine Katze und nicht auf einen anderen Weg oder eine Maus. Passt ein Stein nicht anders, wandert er von selbst zurück, und dein Zug ist verloren, aber nur dieser eine.
    .title = Kein Weiterkommen
mouse-race-cat = Eine Katze legst du gegen den nächsten Spieler, auf seine Seite: auf ein Feld, dem keine andere Mäuseecke näher ist. Sie darf nicht direkt am Ende eines Weges liegen. Neben einer Ecke ohne Weg darf sie es, solange ein Ausgang frei bleibt. Auf Steine, Mäuse und Käse wird nichts gelegt. Ist kein Feld mehr frei, kommt die Katze zurück.
    .title = Eine Katze legen
mouse-race-scent = Auf den acht Feldern rund um den Käse darf jede Katze liegen, auf wessen Seite auch immer, sogar direkt am Ende eines Weges.
    .title = Die Duftzone
mouse-race-miss = Wenn du aussetzt, darfst du einen Stein in den Beutel zurücklegen: irgendeine Katze vom Brett oder den letzten Stein deines eigenen Weges. Du musst nicht, und du darfst aussetzen, so oft du willst. Ein Schritt zurück bringt dich oft am schnellsten voran.
    .title = Aussetzen
mouse-race-end = Du hast gewonnen, wenn der gerade gelegte Stein auf den Käse zeigt: Die Maus läuft los. Vergehen 400 Züge ohne Sieger, endet es unentschieden. Ist der Beutel leer, kannst du nur aussetzen.
    .title = Der Käse
mouse-race-more = Mit kleinen Kindern lasst die Ausnahme rund um den Käse weg: Dann liegt nie eine Katze direkt am Ende eines Weges.
    .title = Andere Spielweisen

mouse-race-edition-players = Im französischen, dänischen, italienischen und russischen Text dürfen auch drei spielen; die anderen wollen zwei oder vier.
mouse-race-edition-against = Im spanischen Text geht die Katze gegen die Maus, die dem Käse am nächsten ist, und weiter unten gegen den längsten Weg.
mouse-race-edition-zone = Die Katze liegt auf der Seite des nächsten Spielers; spanisch und italienisch muss sie ihm nur im Weg sein.
mouse-race-edition-point = Wann ist ein Weg im Weg? Der französische und der italienische Text sprechen vom Zusammentreffen; darum darf dein neues Ende auf keinen zeigen.
mouse-race-edition-scent = Beim Käse lässt der französische Text die Katze hinlegen, wo man will, der spanische sogar auf einen Weg. Letzteres bieten wir nicht an.
mouse-race-edition-back = Der dänische Text nimmt den zuletzt gezogenen Stein zurück, was wir als den letzten des Weges lesen; der französische einen beliebigen, was den Weg zerschneiden würde.
mouse-race-edition-finish = Im italienischen Text hat ein Weg gewonnen, sobald er die gelben Felder erreicht.
