### Die Regelseiten: jedes Spiel in wenigen Minuten, in eigenen Worten.

rules-title = { $game }: die Regeln
rules-unknown = Ein Spiel mit diesem Namen gibt es hier nicht.
rules-back = Zurück
rules-still = Bilder anhalten
rules-move = Bilder abspielen
rules-here = An diesem Tisch
rules-usual = Es gelten die normalen Regeln.
rules-switch = { $switch } – { $value }
rules-editions = Worin sich die Ausgaben unterscheiden
rules-source = { $booklets } ({ $about })
rules-booklet = { $booklet ->
    [da] Dänische Anleitung
    [de] Deutsche Anleitung
    [en] Englische Anleitung
    [es] Spanische Anleitung
    [fr] Französische Anleitung
    [it] Italienische Anleitung
    [nl] Niederländische Anleitung
    [pt] Portugiesische Anleitung
    [ru-2024] Russische Anleitung von 2024
   *[ru] Russische Anleitung
  }

## Chabyrinthe

chabyrinthe-aim =
    Rund um ein Dach voller Rinnen sitzen streunende Katzen. Dreh und verschieb die Rinnenkarten, bis eine Katze in ein warmes Zuhause laufen kann.
    { $mode ->
        [solitaire] Bring alle fünfzehn Katzen in so wenigen Zügen wie möglich nach Hause.
        [cooperative] Bringt alle fünfzehn Katzen gemeinsam nach Hause, in so wenigen Zügen wie möglich.
       *[points] Jede Katze, die du nach Hause bringst, gehört dir. Sie zählt 3, 4 oder 5 Punkte: Die Zahl steht auf der Katze.
        [teams] Jede Katze, die du nach Hause bringst, gehört deinem Team. Sie zählt 3, 4 oder 5 Punkte: Die Zahl steht auf der Katze.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Wer die meisten Punkte hat, ist der beste Freund der Katzen.
        [teams] Das Team mit den meisten Punkten gewinnt.
    }
    .title = Worum es geht
chabyrinthe-start =
    { $board ->
       *[board-4x4] Leg sechzehn Rinnenkarten zu einem Quadrat aus, vier mal vier. Das ist das Dach.
        [board-3x3] Leg neun Rinnenkarten zu einem Quadrat aus, drei mal drei. Das ist das Dach.
    }
    Unten links und oben rechts muss ein Winkel liegen (im Bild umrahmt). Jeder Winkel öffnet sich zu den beiden Karten neben ihm.
    Alle anderen Karten liegen, wie der Zufall es will.
    { $board ->
       *[board-4x4] Rund um das Dach sind sechzehn Plätze: einer an jeder Außenkante einer Karte, keiner schräg an den Ecken.
        [board-3x3] Rund um das Dach sind zwölf Plätze: einer an jeder Außenkante einer Karte, keiner schräg an den Ecken.
    }
    Die beiden Häuser liegen neben diesen Winkeln: eines links vom unteren, eines rechts vom oberen.
    Zwei Katzen liegen an den anderen beiden Ecken: eine über der Karte oben links, eine unter der Karte unten rechts.
    Die übrigen der { $deck_sum } Rinnenkarten bilden einen offenen Stapel: Alle sehen die oberste Karte.
    Die anderen dreizehn Katzen bilden einen verdeckten Stapel.
    { $mode ->
        [teams] Es spielen zwei gegen zwei. Partner sitzen nebeneinander und sind nacheinander dran.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Hier wird ausgelost, wer beginnt. Beim Spiel aus der Schachtel beginnt, wer zuletzt eine schwarze Katze gesehen hat. Weiter geht es im Uhrzeigersinn.
           *[other] Hier steht schon fest, wer beginnt. Beim Spiel aus der Schachtel beginnt, wer zuletzt eine schwarze Katze gesehen hat. Weiter geht es im Uhrzeigersinn.
        }
    }
    .title = Der Aufbau
    .small = Lass zwischen echten Karten etwa einen Zentimeter Abstand: So lassen sie sich leichter schieben.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Du hast zwei Aktionen und musst beide nutzen.
        [at-most-two] Du hast zwei Aktionen, musst aber nicht beide nutzen.
    }
    Jedes Mal drehst du eine Karte oder schiebst eine neue ein.
    { $must_rotate ->
       *[no] Du darfst auch zweimal das Gleiche tun.
        [yes] Du darfst zweimal drehen, aber nicht zweimal im selben Zug einschieben.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Du darfst deinen Zug nach einer Aktion beenden oder ganz ohne Aktion.
    }
    Nach jeder Aktion laufen Katzen nach Hause, nicht erst am Ende deines Zuges.
    .title = Dein Zug
chabyrinthe-rotate =
    Wähl irgendeine Karte des Daches und gib ihr eine Vierteldrehung nach links oder rechts oder eine halbe Drehung.
    Sie so zu lassen, wie sie liegt, zählt nicht.
    .title = Eine Karte drehen
    .small =
        Eine halbe Drehung ändert an einer geraden Rinne nichts, ist aber erlaubt.
        Auch die beiden Winkel vom Aufbau darfst du drehen und verschieben, wie alle anderen Karten.
chabyrinthe-push =
    Nimm die oberste Karte vom Stapel und schieb sie an einem Ende einer Reihe oder Spalte ein.
    { $inserted ->
       *[free] Vorher darfst du sie drehen, wie du magst.
        [as-it-lies] Schieb sie so ein, wie sie auf dem Stapel liegt, ohne sie zu drehen.
    }
    Die ganze Reihe oder Spalte rückt um eine Karte weiter. Die Karte, die am anderen Ende herausfällt, kommt unter den Stapel.
    Katzen und Häuser am Rand stören dabei nicht und bleiben, wo sie sind.
    .title = Eine Karte einschieben
    .small =
        Nimm bei echten Karten zuerst die Karte weg, die herausfallen würde. Leg die neue nie einfach in diese Lücke, sondern schieb sie ein.
        Was gerade geschoben wurde, darf gleich wieder zurückgeschoben werden.
chabyrinthe-home =
    Sobald eine Rinne ohne Lücke von einer Katze zu einem Haus führt, läuft die Katze nach Hause.
    Zwei Karten sind verbunden, wenn sich auf beiden eine Rinne zur gemeinsamen Kante öffnet.
    Eine Katze oder ein Haus berührt nur die Karte direkt daneben, und nur, wenn sich dort eine Rinne öffnet.
    { $mode ->
       *[points] Die Katze gehört dir: Leg sie offen vor dich hin.
        [teams] Die Katze gehört dir: Leg sie offen vor dich hin.
        [cooperative] Nimm die Katze vom Tisch.
        [solitaire] Nimm die Katze vom Tisch.
    }
    Dann rückt das Haus im Uhrzeigersinn einen Platz weiter.
    Danach kommt eine neue Katze. Sie setzt sich im Uhrzeigersinn einen Platz weiter als die alte.
    Besetzte Plätze werden übersprungen.
    .title = Eine Katze nach Hause bringen
    .small =
        Auf Brücken und Doppelwinkeln treffen sich die beiden Rinnen nie.
        Eine Katze, die beide Häuser erreicht, läuft zum ersten im Uhrzeigersinn.
        Sind zwei Katzen miteinander verbunden oder zwei Häuser, passiert nichts.
chabyrinthe-chain =
    Eine Aktion kann mehrere Katzen nach Hause bringen.
    Zwei Katzen auf einmal: Beide laufen nach Hause, ihre Häuser rücken weiter, und für beide kommt eine neue Katze.
    { $shared_home ->
       *[one-place] Laufen beide in dasselbe Haus, rückt es trotzdem nur einen Platz weiter.
        [each-cat] Laufen beide in dasselbe Haus, rückt es zwei Plätze weiter: einen für jede Katze.
    }
    Dann schau noch einmal hin: Jede Katze, die jetzt einen Weg nach Hause hat, ob alt oder neu, läuft ebenfalls los. Und so weiter.
    { $mode ->
       *[points] Alle diese Katzen gehören dir.
        [teams] Alle diese Katzen gehören dir.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Zwei auf einmal und Kettenreaktionen
    .small = Ist für zwei Plätze nur noch eine neue Katze da, bekommt sie den ersten, von der Ecke oben links im Uhrzeigersinn gezählt.
chabyrinthe-end =
    Das Spiel endet sofort, wenn die fünfzehnte Katze zu Hause ist, auch schon nach der ersten Aktion eines Zuges.
    Gibt es keine neuen Katzen mehr, geht es weiter, bis auch die letzten draußen nach Hause gefunden haben.
    { $mode ->
       *[points]
            Zähl die Punkte auf deinen Katzen zusammen. Wer die meisten hat, ist der beste Freund der Katzen.
            Bei gleich vielen Punkten teilt ihr euch den Sieg.
        [teams]
            Partner zählen ihre Punkte zusammen. Das Team mit den meisten Punkten gewinnt.
            Bei gleich vielen Punkten teilt ihr euch alle den Sieg.
        [cooperative]
            Punkte zählen nicht. Zählt die Züge aller Spieler zusammen: Je weniger, desto besser.
            Der letzte Zug zählt ganz, auch wenn er früher endet.
        [solitaire]
            Punkte zählen nicht. Zähl deine Züge: Je weniger, desto besser.
            Der letzte Zug zählt ganz, auch wenn er früher endet.
    }
    { $limit ->
        [0] { "" }
       *[other] Unsere eigene Regel: Nach Zug { $limit } ist Schluss. Die Züge aller Spieler zählen zusammen.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Dann entscheiden die Punkte, die ihr bis dahin habt.
            [teams] Dann entscheiden die Punkte, die ihr bis dahin habt.
            [cooperative] Sind dann noch Katzen draußen, habt ihr es nicht geschafft.
            [solitaire] Sind dann noch Katzen draußen, hast du es nicht geschafft.
        }
    }
    .title = Das Ende
chabyrinthe-more =
    So könnt ihr auch spielen:
    { $board ->
       *[board-4x4] Kätzchen, für die Jüngsten: ein Dach von drei mal drei Karten. Sonst bleibt alles gleich.
        [board-3x3] Das große Dach: vier mal vier Karten. Sonst bleibt alles gleich.
    }
    { $mode ->
       *[points] Allein oder alle gemeinsam: Bringt alle fünfzehn Katzen nach Hause und zählt die Züge. Punkte zählen nicht.
        [teams] Allein oder alle gemeinsam: Bringt alle fünfzehn Katzen nach Hause und zählt die Züge. Punkte zählen nicht.
        [cooperative] Gegeneinander: Die Katzen, die du nach Hause bringst, gehören dir, und wer die meisten Punkte hat, gewinnt.
        [solitaire] Zu zweit oder zu mehreren: Die Katzen, die du nach Hause bringst, gehören dir, und wer die meisten Punkte hat, gewinnt.
    }
    { $mode ->
       *[other] Teams, zu viert: zwei gegen zwei. Partner sitzen nebeneinander, sind nacheinander dran und zählen ihre Punkte zusammen.
        [teams] Ohne Teams: Jeder zählt seine Punkte für sich.
    }
    .title = Spielvarianten

chabyrinthe-edition-actions = Muss man beide Aktionen nutzen? Nach der russischen Anleitung ja, nach der französischen und der englischen nicht.
    .about = die beiden Aktionen eines Zuges
chabyrinthe-edition-deck = In der französischen Schachtel sind 26 Rinnenkarten, in der russischen von 2024 sind es 36. Wie viele es von jeder Form gibt, sagt keine Anleitung; das haben wir selbst festgelegt.
    .about = der Inhalt der Schachtel
chabyrinthe-edition-enters = Nur die russische Anleitung sagt ausdrücklich, dass die neue Karte am anderen Ende hineinkommt und nicht einfach in die Lücke gelegt wird. In den anderen heißt es, dass man die Reihe oder Spalte schiebt.
    .about = das Einschieben
chabyrinthe-edition-cat = Nur die russische Anleitung sagt, dass es für die neue Katze im Uhrzeigersinn weitergeht. In den anderen steht „einen Schritt weiter“.
    .about = die neue Katze
chabyrinthe-edition-home = Keine Anleitung sagt, wie weit ein Haus rückt, das zwei Katzen auf einmal aufnimmt. Ein Platz ist unsere eigene Lesart; an jedem Tisch kann man das einstellen.
    .about = zwei Katzen auf einmal
chabyrinthe-edition-counted = Allein und gemeinsam zählt die französische Anleitung Züge, die russische Runden, die englische beides. Wir zählen Züge.
    .about = allein und gemeinsam spielen
chabyrinthe-edition-teams = Nur die russische Anleitung sagt, dass Partner nacheinander dran sind. Nach den anderen sitzen sie bloß nebeneinander.
    .about = Teams
chabyrinthe-edition-old = In der Ausgabe von 2007 musste eine der beiden Aktionen eine Drehung sein.

## Labyrinth

labyrinth-aim =
    Im Labyrinth sind vierundzwanzig Schätze versteckt, und seine Gänge stehen nicht still. Verschieb sie und lauf zu den Schätzen auf deinen Karten.
    { $finish ->
       *[corner] Finde sie alle und kehr dann in deine eigene Ecke zurück.
        [anywhere] Finde sie alle. In deine Ecke musst du nicht zurück.
    }
    { $seats ->
        [1] Schaff es in so wenigen Zügen wie möglich.
       *[other] Wer das zuerst schafft, gewinnt.
    }
    .title = Worum es geht
labyrinth-start =
    Sechzehn Plättchen liegen fest. Misch die { $tiles_sum } losen und leg sie zufällig gedreht in die Lücken.
    Ein Plättchen bleibt übrig. Mit ihm wird geschoben.
    { $secrets ->
        [all] { $seats ->
           *[0] Misch die 24 Schatzkarten und verteil sie alle: allein 24, zu zweit je 12, zu dritt je 8, zu viert je 6.
            [1] Misch die 24 Schatzkarten. Sie gehören alle dir.
            [2] Misch die 24 Schatzkarten und verteil sie: Ihr bekommt je 12.
            [3] Misch die 24 Schatzkarten und verteil sie: Ihr bekommt je 8.
            [4] Misch die 24 Schatzkarten und verteil sie: Ihr bekommt je 6.
        }
       *[other] Misch die 24 Schatzkarten. Karten pro Spieler: { $secrets }. Die übrigen bleiben in der Schachtel, und niemand sieht sie an.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Deine Karten liegen verdeckt auf einem Stapel.
            [at-once] Deine Karten liegen verdeckt auf einem Stapel. Schau die oberste heimlich an und leg sie zurück.
        }
        [open] Schau alle deine eigenen Karten an, aber zeig sie niemandem.
    }
    Deine Figur beginnt in der Ecke ihrer Farbe.
    { $seats ->
       *[0] Zu zweit beginnt ihr in Ecken, die sich schräg gegenüberliegen.
        [1] { "" }
        [2] Ihr beide beginnt in Ecken, die sich schräg gegenüberliegen.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Das Los entscheidet, wer beginnt. Weiter geht es im Uhrzeigersinn.
           *[other] Hier steht schon fest, wer beginnt. Beim Spiel aus der Schachtel entscheidet das Los. Weiter geht es im Uhrzeigersinn.
        }
    }
    .title = Der Aufbau
labyrinth-turn =
    Erst verschiebst du das Labyrinth, dann läufst du.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Wenn dein Zug beginnt, schau heimlich deine oberste Karte an. Leg sie verdeckt zurück.
            [at-once] Du weißt schon, welchen Schatz du suchst: den auf deiner obersten Karte.
        }
        [open] Such deine Schätze in beliebiger Reihenfolge. In jedem Zug darfst du es dir anders überlegen.
    }
    Schieben musst du immer, auch wenn du einen deiner Schätze schon erreichen könntest.
    Laufen musst du nicht: Du darfst auch stehen bleiben.
    .title = Dein Zug
labyrinth-slide =
    Dreh das übrige Plättchen, wie du magst, und schieb es bei einem der zwölf Pfeile ein.
    Die ganze Reihe oder Spalte rückt weiter, und am anderen Ende fällt ein Plättchen heraus.
    { $seats ->
        [1] Damit schiebst du beim nächsten Mal.
       *[other] Damit schiebt, wer als Nächstes dran ist.
    }
    .title = Das Labyrinth verschieben
    .small = Solange ein Schatz neben dem Brett liegt, kann ihn niemand erreichen.
labyrinth-barred =
    { $seats ->
        [1] Du darfst nicht gleich wieder zurückschieben.
       *[other] Was vor dir geschoben wurde, darfst du nicht gleich wieder zurückschieben.
    }
    Wo zuletzt ein Plättchen herausgefallen ist, ist der Pfeil beim nächsten Schieben gesperrt, egal, wie du das Plättchen drehst.
    Noch einmal beim selben Pfeil einschieben ist erlaubt.
    .title = Nicht gleich zurück
    .small = Beim allerersten Schieben ist kein Pfeil gesperrt.
labyrinth-ride =
    Figuren auf dem Plättchen, das herausfällt, kommen auf der anderen Seite wieder herein: auf dem Plättchen, das gerade eingeschoben wurde.
    Das zählt nicht als Laufen: Du darfst danach trotzdem laufen.
    .title = Hinaus und wieder herein
    .small = Die Ecken und die anderen festen Plättchen bewegen sich nie, und Figuren darauf auch nicht.
labyrinth-walk =
    Lauf durch offene Gänge, so weit du willst.
    Ein Gang geht nur weiter, wenn beide Plättchen dort offen sind, wo sie sich berühren.
    Figuren versperren einander nie den Weg: Auf einem Feld ist Platz für alle.
    { $cards ->
       *[top] Stehst du am Ende deines Zuges auf deinem Schatz, hast du ihn gefunden. Deck seine Karte auf (hier geschieht das von selbst).
        [open] Stehst du am Ende deines Zuges auf einem deiner Schätze, hast du ihn gefunden. Deck seine Karte auf (hier geschieht das von selbst).
    }
    Das gilt auch, wenn du dorthin geschoben wurdest. Nur darüberzulaufen genügt nicht.
    Du findest höchstens einen Schatz pro Zug.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Deine nächste Karte schaust du an, wenn dein nächster Zug beginnt.
            [at-once] Schau dann sofort deine nächste Karte an. Diesen Schatz darfst du erst ab deinem nächsten Zug finden.
        }
        [open] { "" }
    }
    .title = Laufen und finden
    .small =
        Zu weit weg? Dann lauf dorthin, wo deine Chancen beim nächsten Mal am besten stehen.
        Gefundene Schätze bleiben auf ihren Plättchen und bedeuten nichts mehr.
        { $secrets ->
            [all] { "" }
           *[other] Schätze, deren Karten in der Schachtel geblieben sind, bedeuten auch nichts.
        }
labyrinth-end =
    { $finish ->
       *[corner] Sind alle deine Karten aufgedeckt, kehr in deine eigene Ecke zurück und bleib dort stehen.
        [anywhere] Hast du deinen letzten Schatz gefunden, bist du fertig. In deine Ecke musst du nicht zurück.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Wer zuerst zu Hause ist, gewinnt, und das Spiel ist sofort aus.
            [anywhere] Wer zuerst alle seine Schätze gefunden hat, gewinnt, und das Spiel ist sofort aus.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] Wenn du allein spielst, zähl deine Züge: Je weniger, desto besser.
        [1] Zähl deine Züge: Je weniger, desto besser.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Unsere eigene Regel: Hat nach Zug { $limit } noch niemand gewonnen, endet das Spiel unentschieden. Die Züge aller Spieler zählen zusammen.
    }
    .title =
        { $finish ->
           *[corner] Der Heimweg
            [anywhere] Das Ende
        }
labyrinth-more =
    So könnt ihr auch spielen:
    { $cards ->
       *[top] Mit kleinen Kindern: Alle schauen von Anfang an alle eigenen Karten an und finden die Schätze in beliebiger Reihenfolge.
        [open] Für ältere Kinder: Alle schauen nur ihre oberste Karte an und finden die Schätze einen nach dem anderen.
    }
    { $finish ->
       *[corner] Ohne Heimweg, wenn alle einverstanden sind: Es gewinnt, wer zuerst alle seine Schätze gefunden hat.
        [anywhere] Mit Heimweg: Nach deinem letzten Schatz musst du in deine eigene Ecke zurückkehren, um zu gewinnen.
    }
    { $secrets ->
        [all] Ein kurzes Spiel: Verteilt weniger Karten.
       *[other] Ein langes Spiel: Verteilt alle Karten.
    }
    .title = Spielvarianten

labyrinth-edition-first = In dieser Anleitung entscheidet das Los, wer beginnt; in neueren Ausgaben beginnt der jüngste Spieler.
    .about = wer beginnt
labyrinth-edition-look = In dieser Anleitung siehst du deine erste Karte, wenn dein erster Zug beginnt; in neueren Ausgaben schauen alle vor dem Spiel nach.
    .about = die erste Karte
labyrinth-edition-next = In dieser Anleitung siehst du deine nächste Karte in deinem nächsten Zug; in neueren Ausgaben sofort, aber finden darfst du diesen Schatz erst ab deinem nächsten Zug.
    .about = die nächste Karte
labyrinth-edition-skip = Die Anleitung erlaubt, einen Zug auszulassen. Wir verstehen darunter das Laufen, denn schieben musst du immer.
    .about = das Laufen
labyrinth-edition-children = Kleine Kinder sehen alle ihre Karten, und der Heimweg fällt weg, wenn alle einverstanden sind: Beides steht in der Anleitung.
    .about = Spielen mit kleinen Kindern
labyrinth-edition-tiles = Zwei Sätze loser Plättchen sind bekannt: 13 Geraden und 15 Kurven oder 12 und 16, dazu jeweils 6 Abzweigungen. Hier gibt es Geraden ({ $tiles_1 }), Kurven ({ $tiles_2 }) und Abzweigungen ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    In der Mitte liegt ein Stück Käse, und in den Ecken sitzen hungrige Mäuse. Leg deiner Maus einen Weg, Stein für Stein.
    { $bag_3 ->
        [0] { "" }
       *[other] Leg den anderen Mäusen Katzen in den Weg.
    }
    { $finish ->
       *[cheese] Der erste Weg zum Käse gewinnt.
        [scent] Der erste Weg in den Duftbereich rund um den Käse gewinnt.
    }
    .title = Worum es geht
mouse-race-start =
    Jeder Spieler legt eine Maus auf die Ecke ihrer Farbe. Der Käse kommt in die Mitte des Bretts.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Zwei oder vier können mitspielen. Zu zweit sitzt ihr euch schräg gegenüber.
            [players-2-to-4] Zwei, drei oder vier können mitspielen. Zu zweit sitzt ihr euch schräg gegenüber.
        }
        [2] Ihr seid zu zweit und sitzt euch schräg gegenüber.
        [3] Ihr seid zu dritt, und eine Ecke bleibt leer.
        [4] Ihr seid zu viert, in jeder Ecke sitzt eine Maus.
    }
    Das Brett hat dreizehn mal dreizehn Felder. Die acht rund um den Käse sind der Duftbereich.
    { $bag_3 ->
        [0] Alle anderen Steine kommen in den Beutel: Geraden ({ $bag_1 }) und Kurven ({ $bag_2 }), hier aber keine Katzen.
       *[other] Alle anderen Steine kommen in den Beutel: Geraden ({ $bag_1 }), Kurven ({ $bag_2 }) und Katzen ({ $bag_3 }).
    }
    { $first ->
        [lot] Hier wird ausgelost, wer beginnt. Beim Spiel aus der Schachtel ist es der jüngste Spieler. Weiter geht es im Uhrzeigersinn.
       *[other] Hier steht schon fest, wer beginnt. Beim Spiel aus der Schachtel ist es der jüngste Spieler. Weiter geht es im Uhrzeigersinn.
    }
    .title = Der Aufbau
    .small =
        { $seats ->
            [4] { "" }
           *[other] Eine Ecke ohne Maus ist ein Feld wie jedes andere.
        }
mouse-race-turn =
    Zieh einen Stein aus dem Beutel, ohne hineinzusehen, oder setz diesmal aus.
    Entscheide dich, bevor du ziehst.
    Passt der Stein irgendwo, musst du ihn legen, auch wenn er in die falsche Richtung führt.
    Passt er nirgends, leg ihn zurück in den Beutel (hier geschieht das von selbst), und dein Zug ist vorbei.
    .title = Dein Zug
    .small = Ist der Beutel leer, kannst du nur noch aussetzen.
mouse-race-path =
    Mit Geraden und Kurven wird dein eigener Weg länger.
    Den ersten Stein legst du neben deine Ecke, auf die eine oder die andere Seite. Seine Linie muss an der Ecke beginnen.
    Jeder weitere Stein kommt dorthin, wohin der letzte zeigt. Eine Gerade führt geradeaus, eine Kurve nach links oder rechts, wie du willst.
    { $bag_3 ->
        [0] Dein Weg darf am Rand des Bretts entlangführen und an anderen Wegen vorbei.
       *[other] Dein Weg darf am Rand des Bretts entlangführen und an Katzen und anderen Wegen vorbei.
    }
    .title = Dein Weg
    .small = Halt Abstand zu den anderen, sonst wirst du eingesperrt.
mouse-race-blocked =
    { $may_point ->
       *[no] Das neue Ende deines Weges darf nicht über den Rand zeigen, nicht auf eine Katze, nicht auf eine Maus und nicht auf einen Weg, auch nicht auf deinen eigenen.
        [yes] Das neue Ende deines Weges darf nicht über den Rand und nicht auf eine Katze zeigen.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Es darf auf einen Weg oder eine Maus zeigen, aber dann kommst du erst weiter, wenn das Feld davor frei wird.
    }
    Passt ein Stein nicht anders, leg ihn zurück in den Beutel (hier geschieht das von selbst).
    Damit ist dein Zug verloren, aber nur dieser eine.
    .title = Kein Weiterkommen
    .small = Du steckst fest, wenn das Feld vor deinem Weg besetzt ist. Zieh weiter Steine, oder setz aus und geh einen Schritt zurück.
mouse-race-cat =
    { $cat_against ->
       *[next] Mit einer Katze hältst du den nächsten Spieler auf.
        [nearest] Mit einer Katze hältst du die Maus auf, die dem Käse am nächsten ist. Deine eigene zählt dabei nicht.
        [longest] Mit einer Katze hältst du die Maus mit dem längsten Weg auf. Deine eigene zählt dabei nicht.
    }
    { $cat_zone ->
       *[side-or-way] Die Katze darf auf der Seite dieses Spielers liegen oder seiner Maus im Weg.
        [side] Die Katze muss auf der Seite dieses Spielers liegen.
        [way] Die Katze muss der Maus dieses Spielers im Weg liegen.
        [anywhere] Die Katze darf überall auf dem Brett liegen.
    }
    { $cat_zone ->
       *[side-or-way] Auf der Seite: auf jedem Feld, das nicht näher an der Ecke einer anderen Maus ist. Zähl die Schritte entlang der Reihen und Spalten; ein Feld, das von zwei Ecken gleich weit weg ist, gehört zu beiden Seiten.
        [side] Auf der Seite: auf jedem Feld, das nicht näher an der Ecke einer anderen Maus ist. Zähl die Schritte entlang der Reihen und Spalten; ein Feld, das von zwei Ecken gleich weit weg ist, gehört zu beiden Seiten.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Im Weg (im Bild gepunktet): im Rechteck zwischen dem letzten Stein des Weges und dem Käse oder in dem Ring aus Feldern darum.
        [side] { "" }
        [way] Im Weg: im Rechteck zwischen dem letzten Stein des Weges und dem Käse oder in dem Ring aus Feldern darum.
        [anywhere] { "" }
    }
    Sie darf nicht direkt am Ende eines Weges liegen, also nicht auf dem Feld, auf das der Weg zeigt.
    Neben einer Ecke ohne Weg darf sie liegen, solange ein Ausgang frei bleibt.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] Eine Maus ohne Weg muss immer einen Platz für ihren ersten Stein behalten.
    }
    Dann ist dein Zug vorbei.
    .title = Eine Katze legen
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Am nächsten: Zähl die Schritte entlang der Reihen und Spalten, vom letzten Stein oder von der Ecke aus. Bei Gleichstand trifft es von ihnen den Spieler, der nach dir zuerst dran ist.
            [longest] Am längsten: der Weg mit den meisten Steinen. Bei Gleichstand trifft es von ihnen den Spieler, der nach dir zuerst dran ist.
        }
        { $cat_zone ->
           *[side-or-way] Hat eine Maus noch keinen Weg, gilt nur das Rechteck zwischen Ecke und Käse, ohne den Ring.
            [side] { "" }
            [way] Hat eine Maus noch keinen Weg, gilt nur das Rechteck zwischen Ecke und Käse, ohne den Ring.
            [anywhere] { "" }
        }
        Auf andere Steine, auf Mäuse und auf den Käse wird nichts gelegt.
        Ist kein Feld mehr für die Katze frei, leg sie zurück in den Beutel, und dein Zug ist vorbei.
mouse-race-scent =
    { $scent ->
       *[may-block] Auf den acht Feldern rund um den Käse darf eine Katze immer liegen.
        [no-exception] Hier sind die acht Felder rund um den Käse wie alle anderen Felder.
    }
    { $scent ->
       *[may-block] Es ist egal, auf wessen Seite das ist oder wem sie im Weg liegt.
        [no-exception] Auch dort darf keine Katze direkt am Ende eines Weges liegen.
    }
    { $scent ->
       *[may-block] Sie darf sogar direkt am Ende eines Weges liegen.
        [no-exception] { "" }
    }
    .title = Der Duftbereich
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Wenn du aussetzt, darfst du den letzten Stein deines eigenen Weges in den Beutel zurücklegen.
           *[other] Wenn du aussetzt, darfst du einen Stein in den Beutel zurücklegen: irgendeine Katze vom Brett oder den letzten Stein deines eigenen Weges.
        }
        [own] Wenn du aussetzt, darfst du den letzten Stein deines eigenen Weges in den Beutel zurücklegen. Katzen bleiben liegen.
    }
    Du musst aber nichts zurücklegen.
    Du darfst aussetzen, so oft du willst.
    .title = Aussetzen
    .small = Oft bringt dich ein Schritt zurück am schnellsten voran.
mouse-race-end =
    { $finish ->
       *[cheese] Du gewinnst, sobald der Stein, den du legst, auf den Käse zeigt. Dann kommt deine Maus auf das Käsefeld.
        [scent] Du gewinnst, sobald du einen Stein in den Duftbereich legst. Deine Maus schnappt sich den Käse.
    }
    { $finish ->
       *[cheese] Ein Weg kann auch durch den Duftbereich und am Käse vorbei führen, ohne zu gewinnen.
        [scent] { "" }
    }
    { $limit ->
        [0] Eine Grenze für die Zahl der Züge gibt es hier nicht.
       *[other] Unsere eigene Regel, die in keiner Anleitung steht: Hat nach Zug { $limit } noch niemand gewonnen, endet das Spiel unentschieden. Die Züge aller Spieler zählen zusammen, auch wenn jemand aussetzt.
    }
    .title =
        { $finish ->
           *[cheese] Der Käse
            [scent] Das Ende
        }
    .small = Eine eingesperrte Maus bleibt im Spiel: Du ziehst weiter Steine oder setzt aus.
mouse-race-more =
    So könnt ihr auch spielen:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Mit kleinen Kindern: keine Ausnahme rund um den Käse. Dann liegt nie eine Katze direkt am Ende eines Weges.
            [no-exception] Für ältere Kinder: Im Duftbereich dürfen Katzen direkt am Ende eines Weges liegen.
        }
    }
    { $players ->
       *[players-2-or-4] Zu dritt, wie es manche Ausgaben erlauben: Wählt das vor dem Spiel aus.
        [players-2-to-4] { "" }
    }
    Mehr Katzen im Beutel machen den Weg länger, weniger machen ihn kürzer.
    .title = Spielvarianten

mouse-race-edition-players = Im französischen, dänischen, italienischen und russischen Text dürfen auch drei mitspielen; die anderen wollen zwei oder vier.
    .about = die Zahl der Spieler
mouse-race-edition-bag = In der Schachtel sind 169 Steine. Wie viele davon Geraden, Kurven und Katzen sind, sagt kein Text; 72, 72 und 20 sind unser eigener Standard.
    .about = der Inhalt der Schachtel
mouse-race-edition-against = Im spanischen Text trifft eine Katze die Maus, die dem Käse am nächsten ist, und weiter unten die mit dem längsten Weg. Alle anderen Texte nennen den nächsten Spieler.
    .about = gegen wen eine Katze gelegt wird
mouse-race-edition-zone = Die meisten Texte sagen: dem nächsten Spieler in den Weg oder irgendwo auf seine Spielfeldseite. Der spanische und der italienische Text sagen nur: in den Weg. Wie weit „Seite“ und „im Weg“ reichen, ist unsere eigene Lesart.
    .about = wo eine Katze liegen darf
mouse-race-edition-point = Wann versperrt ein Weg dir den Weg? Der französische und der italienische Text sprechen vom Zusammentreffen. Darum darf nach den Standardregeln das neue Ende deines Weges auf keinen Weg zeigen.
    .about = andere Wege
mouse-race-edition-scent = Rund um den Käse darf eine Katze nach dem französischen Text liegen, wo du willst, nach dem spanischen sogar auf einem Weg. Das bieten wir nicht an.
    .about = der Duftbereich
mouse-race-edition-danish = Im dänischen Text darfst du nur „den zuletzt gezogenen Stein“ zurücklegen, von Katzen steht da nichts. In unserer dänischen Ausgabe gilt dasselbe wie in den anderen: eine Katze oder der letzte Stein deines Weges.
    .about = das Aussetzen
mouse-race-edition-french = Im französischen Text darfst du „einen deiner Steine“ zurücklegen. Bei uns ist es der letzte, denn jeder andere würde deinen Weg zerschneiden.
    .about = das Aussetzen
mouse-race-edition-finish = Im italienischen Text hat ein Weg gewonnen, sobald er die gelben Felder erreicht.
    .about = wer gewinnt
