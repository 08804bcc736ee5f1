### De regelpagina's: elk spel in twee minuten, in onze eigen woorden.

rules-title = { $game }: de regels
rules-unknown = Een spel met deze naam is er hier niet.
rules-back = Terug
rules-still = Zet de plaatjes stil
rules-move = Laat de plaatjes bewegen
rules-here = Aan deze tafel
rules-usual = Alles gaat zoals gewoonlijk.
rules-switch = { $switch }: { $value }
rules-editions = Waarin uitgaven verschillen
rules-line = { $booklet }, regel { $line }
rules-booklet = Boekje: { $lines }

## Chabyrinthe

chabyrinthe-aim = Zwerfkatten zitten rond een dak vol goten. Draai en verschuif de goten tot een kat naar een warm thuis kan lopen: dan is die kat van jou. Elke kat is 3, 4 of 5 punten waard. Wie de meeste punten heeft, is de beste vriend van de katten.
    .title = Waar het om gaat
chabyrinthe-start = Zestien gootkaarten vormen het dak. Het toeval verdeelt ze; alleen in twee hoeken ligt altijd een elleboog die naar binnen opengaat. Buiten wachten twee huizen en twee katten, elk naast een hoekkaart. De andere gootkaarten zijn een stapel waarvan je de bovenste kaart ziet; nog dertien katten wachten gedekt. Het lot bepaalt wie begint, daarna gaat het met de klok mee.
    .title = De opbouw
chabyrinthe-turn = Je hebt twee acties. Elke actie is een draai of een duw, in welke volgorde je maar wilt, ook twee keer hetzelfde. Je gebruikt ze allebei, en na elke actie lopen er katten naar huis.
    .title = Je beurt
chabyrinthe-rotate = Kies een kaart van het dak en geef die een kwartslag naar links of rechts, of een halve slag. Een kaart laten liggen is geen actie.
    .title = Een kaart draaien
chabyrinthe-push = Duw de bovenste kaart van de stapel aan een uiteinde van een rij of kolom naar binnen, gedraaid zoals je wilt. De lijn schuift één plaats op, en de kaart aan het andere eind gaat onder de stapel. Katten en huizen buiten zitten niet in de weg en blijven waar ze zijn. Wat net geduwd is, mag ook terug geduwd worden.
    .title = Een kaart erin duwen
chabyrinthe-home = Verbindt een goot zonder onderbreking een kat met een huis, dan loopt de kat erheen en is ze van jou. Daarna schuift het huis met de klok mee één plaats op, en een nieuwe kat komt één plaats verder te liggen dan de oude. Bezette plaatsen worden overgeslagen. Op bruggen en dubbele ellebogen raken de twee goten elkaar nooit. Een kat die beide huizen bereikt, neemt het eerste met de klok mee.
    .title = Een kat thuisbrengen
chabyrinthe-chain = Eén actie kan twee katten thuisbrengen; beide worden vervangen. Een huis dat ze allebei opneemt, schuift toch maar één plaats op. Kijk daarna opnieuw: elke kat die nu een weg heeft, loopt ook naar huis, enzovoort. Ze zijn allemaal van jou.
    .title = Twee tegelijk, en kettingen
chabyrinthe-end = De vijftiende kat beëindigt het spel meteen. Zijn er geen nieuwe katten meer, dan gaat het nog om de katten die buiten zitten. Tel je punten; bij gelijke stand deel je de winst.
    .title = Het einde
chabyrinthe-more = Kittens: een dak van drie bij drie. Alleen of samen: breng alle vijftien katten thuis en tel de beurten; zeven is meesterlijk, achttien een lange nacht. Teams: twee tegen twee; partners zitten naast elkaar, spelen na elkaar en tellen hun katten bij elkaar op.
    .title = Andere manieren om te spelen

chabyrinthe-edition-actions = Moet je beide acties gebruiken? In het Russische boekje wel, zoals hier; in het Franse en het Engelse mag het.
chabyrinthe-edition-deck = De Franse doos heeft 26 gootkaarten, de Russische van 2024 heeft er 36. Welke vormen erop staan, hebben we zelf gekozen.
chabyrinthe-edition-enters = Alleen het Russische boekje zegt het met zoveel woorden: de kaart komt aan het andere eind binnen en wordt niet gewoon in het gat gelegd.
chabyrinthe-edition-cat = Dat de nieuwe kat met de klok mee opschuift, staat alleen in het Russische boekje; de andere zeggen: één plaats verder.
chabyrinthe-edition-counted = Alleen en samen telt het Franse boekje beurten, het Russische ronden en het Engelse allebei. Wij tellen beurten.
chabyrinthe-edition-teams = Dat partners na elkaar spelen, staat alleen in het Russische boekje; in de andere zitten ze alleen naast elkaar.
chabyrinthe-edition-old = In de uitgave van 2007 moest een van de twee acties een draai zijn.

## Labyrinth

labyrinth-aim = Het labyrint verbergt vierentwintig schatten, en zijn gangen staan niet stil. Verschuif ze, loop naar de schatten op je kaarten en dan terug naar je hoek. Wie dat allemaal het eerst lukt, wint.
    .title = Waar het om gaat
labyrinth-start = Zestien tegels liggen vast; de losse worden geschud en vullen de gaten. Eén tegel blijft over: die wordt geduwd. De schatkaarten worden eerlijk verdeeld en liggen gedekt. Je pion begint in de hoek van zijn kleur. Het lot bepaalt wie begint, daarna gaat het met de klok mee.
    .title = De opbouw
labyrinth-turn = Als je beurt begint, bekijk je stiekem je bovenste kaart. Dan duw je het labyrint: altijd, ook als je je schat al kunt bereiken. Daarna loop je of blijf je staan; alleen het lopen mag je overslaan.
    .title = Je beurt
labyrinth-slide = Draai de losse tegel zoals je wilt en duw hem bij een van de twaalf pijlen naar binnen. De hele lijn schuift op, en aan het andere eind valt een tegel eruit. Die duwt de volgende speler. Zolang een schat naast het bord ligt, kan niemand erbij.
    .title = Het labyrint duwen
labyrinth-barred = Niemand mag de vorige duw ongedaan maken. De pijl aan het andere eind van de laatst geduwde lijn is geblokkeerd tot de volgende duw, hoe je de tegel ook draait. Nog eens dezelfde pijl mag wel.
    .title = Niet meteen terug
labyrinth-ride = Pionnen op de tegel die eruit valt, komen aan de andere kant terug, op de tegel die er net in ging. Dat is geen lopen: je eigen pion mag daarna nog lopen. Hoeken en andere vaste tegels bewegen nooit.
    .title = Eruit en er weer in
labyrinth-walk = Loop door open gangen zo ver je wilt. Pionnen zitten elkaar nooit in de weg; op een vak is plaats voor iedereen. Eindigt je beurt op je schat, dan gaat de kaart vanzelf open, ook als een duw je erheen bracht. Eroverheen lopen is niet genoeg. Je vindt hoogstens één schat per beurt, en je volgende kaart zie je als je volgende beurt begint. Te ver weg? Loop dan naar waar je kansen het grootst zijn.
    .title = Lopen en vinden
labyrinth-end = Zijn al je kaarten open, ga dan terug naar je eigen hoek en blijf daar staan. Wie het eerst thuis is, wint, en het spel is meteen uit. Alleen tel je je beurten: hoe minder, hoe beter.
    .title = De weg naar huis
labyrinth-more = Met kleine kinderen mag iedereen vanaf het begin al zijn eigen kaarten zien en ze in willekeurige volgorde vinden. Laat desgewenst de weg naar huis weg: dan wint de laatste schat. Deel voor een kort spel minder kaarten uit.
    .title = Andere manieren om te spelen

labyrinth-edition-first = Het lot bepaalt wie begint; in nieuwere uitgaven is het de jongste.
labyrinth-edition-look = Je ziet je eerste kaart als je eerste beurt begint; in nieuwere uitgaven kijkt iedereen voor het spel.
labyrinth-edition-next = Je ziet je volgende kaart in je volgende beurt; in nieuwere uitgaven meteen, maar vinden kan pas vanaf dan.
labyrinth-edition-skip = Het boekje laat je een zet overslaan. Wij lezen dat als het lopen, want duwen is verplicht.
labyrinth-edition-children = Open kaarten voor kleine kinderen, en geen weg naar huis als iedereen het goedvindt: beide staan in het boekje.
labyrinth-edition-tiles = Er zijn twee sets losse tegels bekend: 13 rechte en 15 hoeken, of 12 en 16, met elk 6 splitsingen.

## Mouse race

mouse-race-aim = In het midden ligt een stuk kaas, in de hoeken zitten hongerige muizen. Leg voor je muis een weg naar de kaas, steen voor steen, en zet katten voor de neus van de anderen. De eerste weg naar de kaas wint.
    .title = Waar het om gaat
mouse-race-start = Twee of vier kunnen spelen, elk met een muis in een hoek; twee zitten tegenover elkaar. Het bord heeft dertien bij dertien vakken. De acht rond de kaas ruiken ernaar: de geurzone. Alle andere stenen zitten in de zak: 72 rechte, 72 bochten en 20 katten. Het lot bepaalt wie begint, daarna gaat het met de klok mee.
    .title = De opbouw
mouse-race-turn = Trek een steen uit de zak, of sla deze beurt over; dat beslis je voor het trekken. Wat je trekt, moet je leggen als het ergens past. Zo niet, dan gaat de steen terug in de zak en is je beurt voorbij.
    .title = Je beurt
mouse-race-path = Rechte stenen en bochten maken je eigen weg langer. De eerste steen ligt naast je hoek, aan de ene of de andere kant. Elke volgende ligt waar de laatste heen wijst: een rechte gaat door, een bocht gaat naar links of rechts, wat je maar kiest. Je weg mag langs de rand, langs katten en langs andere wegen lopen. Maar houd afstand, anders word je ingebouwd.
    .title = Je weg
mouse-race-blocked = Een weg mag niet van het bord af wijzen, niet naar een kat en niet naar een andere weg of een muis. Past een steen niet anders, dan gaat hij vanzelf terug en ben je deze beurt kwijt, maar alleen deze.
    .title = Niet verder kunnen
mouse-race-cat = Een kat leg je tegen de volgende speler, aan zijn kant: op een vak dat niet dichter bij de hoek van een andere muis ligt. Ze mag niet vlak aan het eind van een weg liggen. Naast een hoek zonder weg mag ze dat wel, zolang er één uitweg vrij blijft. Op een steen, een muis of de kaas komt niets te liggen. Is er geen vak meer, dan gaat de kat terug.
    .title = Een kat leggen
mouse-race-scent = Op de acht vakken rond de kaas mag elke kat liggen, aan wiens kant dan ook, zelfs vlak aan het eind van een weg.
    .title = De geurzone
mouse-race-miss = Sla je een beurt over, dan mag je één steen terugdoen in de zak: een kat van het bord naar keuze, of de laatste steen van je eigen weg. Het hoeft niet, en je mag zo vaak overslaan als je wilt. Een stap terug is vaak de snelste weg vooruit.
    .title = Een beurt overslaan
mouse-race-end = Je hebt gewonnen als de steen die je net legde naar de kaas wijst: de muis gaat lopen. Zijn er 400 beurten voorbij zonder winnaar, dan is het gelijkspel. Met een lege zak kun je alleen overslaan.
    .title = De kaas
mouse-race-more = Laat met kleine kinderen de uitzondering rond de kaas weg: dan ligt er nooit een kat vlak aan het eind van een weg.
    .title = Andere manieren om te spelen

mouse-race-edition-players = In de Franse, Deense, Italiaanse en Russische tekst mogen er ook drie spelen; de andere willen er twee of vier.
mouse-race-edition-against = In de Spaanse tekst gaat de kat tegen de muis die het dichtst bij de kaas is, en verderop tegen de langste weg.
mouse-race-edition-zone = De kat ligt aan de kant van de volgende speler; in het Spaans en het Italiaans hoeft ze alleen in de weg te liggen.
mouse-race-edition-point = Wanneer ligt een weg de jouwe in de weg? De Franse en de Italiaanse tekst spreken van ertegenaan lopen; daarom mag je nieuwe eind naar geen enkele weg wijzen.
mouse-race-edition-scent = Bij de kaas laat de Franse tekst een kat liggen waar je wilt, de Spaanse zelfs boven op een weg. Dat laatste bieden we niet aan.
mouse-race-edition-back = De Deense tekst neemt de laatst getrokken steen terug, wat wij lezen als de laatste van je weg; de Franse een willekeurige, wat de weg in tweeën zou knippen.
mouse-race-edition-finish = In de Italiaanse tekst heeft een weg gewonnen zodra hij bij de gele vakken komt.
