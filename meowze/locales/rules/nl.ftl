### De regelpagina’s: elk spel in een paar minuten, in onze eigen woorden.

rules-title = { $game }: de regels
rules-unknown = Een spel met deze naam is er hier niet.
rules-back = Terug
rules-still = Zet de plaatjes stil
rules-move = Laat de plaatjes bewegen
rules-here = Aan deze tafel
rules-usual = Hier gelden de gewone regels.
rules-switch = { $switch } – { $value }
rules-editions = Waarin uitgaven verschillen
rules-source = { $booklets }, over { $about }
rules-booklet = { $booklet ->
    [da] Deense spelregels
    [de] Duitse spelregels
    [en] Engelse spelregels
    [es] Spaanse spelregels
    [fr] Franse spelregels
    [it] Italiaanse spelregels
    [nl] Nederlandse spelregels
    [pt] Portugese spelregels
    [ru-2024] Russische spelregels van 2024
   *[ru] Russische spelregels
  }

## Chabyrinthe

chabyrinthe-aim =
    Zwerfkatten zitten rond een dak vol goten. Draai en schuif de gootkaarten tot een kat naar een warm huis kan rennen.
    { $mode ->
        [solitaire] Breng alle vijftien katten thuis, in zo weinig mogelijk beurten.
        [cooperative] Breng samen alle vijftien katten thuis, in zo weinig mogelijk beurten.
       *[points] Elke kat die je thuisbrengt, is van jou. Hij is 3, 4 of 5 punten waard: het getal staat op de kat.
        [teams] Elke kat die je thuisbrengt, is van je team. Hij is 3, 4 of 5 punten waard: het getal staat op de kat.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Wie de meeste punten heeft, is de beste vriend van de katten.
        [teams] Het team met de meeste punten wint.
    }
    .title = Waar het om gaat
chabyrinthe-start =
    { $board ->
       *[board-4x4] Leg zestien gootkaarten in een vierkant, vier bij vier. Dat is het dak.
        [board-3x3] Leg negen gootkaarten in een vierkant, drie bij drie. Dat is het dak.
    }
    De kaarten linksonder en rechtsboven moeten bochten zijn (omlijnd op het plaatje). Hun openingen wijzen naar de twee kaarten ernaast.
    Alle andere kaarten liggen willekeurig.
    { $board ->
       *[board-4x4] Rond het dak zijn zestien plaatsen: één naast elke buitenrand van een kaart, geen enkele schuin bij de hoeken.
        [board-3x3] Rond het dak zijn twaalf plaatsen: één naast elke buitenrand van een kaart, geen enkele schuin bij de hoeken.
    }
    De twee huizen liggen naast deze bochten: het ene links van de onderste bocht, het andere rechts van de bovenste.
    Twee katten liggen bij de andere twee hoeken: de ene boven de kaart linksboven, de andere onder de kaart rechtsonder.
    De rest van de { $deck_sum } gootkaarten vormt een open stapel. Iedereen ziet de bovenste kaart.
    De andere dertien katten vormen een gedekte stapel.
    { $mode ->
        [teams] Jullie spelen twee tegen twee. Partners zitten naast elkaar en spelen na elkaar.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Hier beslist het lot wie begint. In het spel uit de doos begint wie het laatst een zwarte kat heeft gezien. Daarna gaat het met de klok mee.
           *[other] Hier is al gekozen wie begint. In het spel uit de doos begint wie het laatst een zwarte kat heeft gezien. Daarna gaat het met de klok mee.
        }
    }
    .title = De opbouw
    .small = Laat bij echte kaarten ongeveer een centimeter ruimte ertussen: dan schuiven ze makkelijker.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Je hebt twee acties, en je moet ze allebei gebruiken.
        [at-most-two] Je hebt twee acties, maar je hoeft ze niet allebei te gebruiken.
    }
    Elke keer draai je een kaart of schuif je een nieuwe kaart in.
    { $must_rotate ->
       *[no] Je mag ook twee keer hetzelfde doen.
        [yes] Je mag twee keer draaien, maar niet twee keer in één beurt schuiven.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Je mag na één actie stoppen, of helemaal niets doen.
    }
    Katten rennen na elke actie naar huis, niet pas aan het einde van je beurt.
    .title = Je beurt
chabyrinthe-rotate =
    Kies een kaart van het dak en geef die een kwartslag naar links of rechts, of een halve slag.
    De kaart laten zoals hij ligt, telt niet.
    .title = Een kaart draaien
    .small =
        Een rechte goot een halve slag draaien verandert niets, maar het mag wel.
        Ook de twee bochten van het begin mag je draaien en verschuiven, net als alle andere kaarten.
chabyrinthe-push =
    Neem de bovenste kaart van de stapel en schuif hem in aan een van de twee uiteinden van een rij of kolom.
    { $inserted ->
       *[free] Draai hem eerst zoals je wilt.
        [as-it-lies] Schuif hem in zoals hij op de stapel ligt, zonder te draaien.
    }
    De hele rij of kolom schuift één kaart op. De kaart die er aan de andere kant uit valt, gaat onder de stapel.
    Katten en huizen rond het dak liggen niet in de weg en blijven waar ze zijn.
    .title = Een kaart inschuiven
    .small =
        Haal bij echte kaarten eerst de kaart aan de andere kant weg. Leg de nieuwe kaart nooit gewoon in het gat: schuif.
        Een rij of kolom die net is verschoven, mag worden teruggeschoven.
chabyrinthe-home =
    Loopt er een goot zonder onderbreking van een kat naar een huis, dan rent de kat naar huis.
    Twee kaarten zijn verbonden als ze allebei een goot hebben die uitkomt op de rand ertussen.
    Een kat of een huis raakt alleen de kaart ernaast, en alleen als daar een goot uitkomt.
    { $mode ->
       *[points] De kat is van jou: leg hem open voor je neer.
        [teams] De kat is van jou: leg hem open voor je neer.
        [cooperative] Haal de kat van tafel.
        [solitaire] Haal de kat van tafel.
    }
    Dan schuift het huis met de klok mee één plaats op.
    Daarna komt er een nieuwe kat, met de klok mee één plaats voorbij de plek van de oude.
    Sla bezette plaatsen over.
    .title = Een kat thuisbrengen
    .small =
        Op bruggen en dubbele bochten komen de twee goten nooit bij elkaar.
        Een kat die beide huizen kan bereiken, rent naar het eerste met de klok mee.
        Een verbinding tussen twee katten, of tussen twee huizen, doet niets.
chabyrinthe-chain =
    Eén actie kan meer katten thuisbrengen.
    Twee katten tegelijk: allebei rennen ze naar huis, de huizen die ze bereiken schuiven op, en er komen twee nieuwe katten.
    { $shared_home ->
       *[one-place] Rennen ze naar hetzelfde huis, dan schuift dat toch maar één plaats op.
        [each-cat] Rennen ze naar hetzelfde huis, dan schuift dat twee plaatsen op: één voor elke kat.
    }
    Kijk dan opnieuw: elke kat die nu een weg naar huis heeft, oud of nieuw, rent ook naar huis. En zo verder.
    { $mode ->
       *[points] Al die katten zijn van jou.
        [teams] Al die katten zijn van jou.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Twee tegelijk, en kettingreacties
    .small = Is er voor twee plaatsen maar één nieuwe kat over, dan komt die op de eerste plaats, met de klok mee geteld vanaf de hoek linksboven.
chabyrinthe-end =
    Het spel is meteen uit als de vijftiende kat thuis is, ook al na de eerste actie van een beurt.
    Zijn er geen nieuwe katten meer, speel dan door tot ook de laatste katten thuis zijn.
    { $mode ->
       *[points]
            Tel de punten op je katten bij elkaar op. Wie de meeste heeft, is de beste vriend van de katten.
            Bij een gelijke stand winnen jullie samen.
        [teams]
            Partners tellen hun punten bij elkaar op. Het team met de meeste punten wint.
            Bij een gelijke stand winnen jullie allemaal samen.
        [cooperative]
            Punten tellen niet. Tel de beurten van alle spelers bij elkaar op: hoe minder, hoe beter.
            De laatste beurt telt als een hele, ook als hij eerder eindigt.
        [solitaire]
            Punten tellen niet. Tel je beurten: hoe minder, hoe beter.
            De laatste beurt telt als een hele, ook als hij eerder eindigt.
    }
    { $limit ->
        [0] { "" }
       *[other] Onze eigen regel: het spel stopt na beurt { $limit }. De beurten van alle spelers tellen samen.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Dan tellen de punten die jullie tot dan toe hebben.
            [teams] Dan tellen de punten die jullie tot dan toe hebben.
            [cooperative] Zijn er dan nog katten buiten, dan is het niet gelukt.
            [solitaire] Zijn er dan nog katten buiten, dan is het niet gelukt.
        }
    }
    .title = Het einde
chabyrinthe-more =
    Zo kun je ook spelen:
    { $board ->
       *[board-4x4] Kittens, voor de jongsten: een dak van drie bij drie. Verder blijft alles hetzelfde.
        [board-3x3] Het grote dak: vier bij vier. Verder blijft alles hetzelfde.
    }
    { $mode ->
       *[points] Alleen, of allemaal samen: breng alle vijftien katten thuis en tel de beurten. Punten tellen niet.
        [teams] Alleen, of allemaal samen: breng alle vijftien katten thuis en tel de beurten. Punten tellen niet.
        [cooperative] Tegen elkaar: de katten die je thuisbrengt, zijn van jou, en wie de meeste punten heeft, wint.
        [solitaire] Met twee of meer spelers: de katten die je thuisbrengt, zijn van jou, en wie de meeste punten heeft, wint.
    }
    { $mode ->
       *[other] Teams, voor vier spelers: twee tegen twee. Partners zitten naast elkaar, spelen na elkaar en tellen hun punten bij elkaar op.
        [teams] Zonder teams: ieder telt alleen de eigen punten.
    }
    .title = Andere manieren om te spelen

chabyrinthe-edition-actions = Moet je beide acties gebruiken? Volgens de Russische spelregels wel; volgens de Franse en de Engelse hoeft het niet.
    .about = de twee acties van een beurt
chabyrinthe-edition-deck = De Franse doos heeft 26 gootkaarten, de Russische van 2024 heeft er 36. Nergens staat hoeveel er van elke vorm zijn; dat hebben we zelf gekozen.
    .about = wat er in de doos zit
chabyrinthe-edition-enters = Alleen de Russische spelregels zeggen het met zoveel woorden: de nieuwe kaart gaat er aan de andere kant in en wordt niet gewoon in het gat gelegd. De andere spreken van het verschuiven van de rij of kolom.
    .about = het inschuiven van een kaart
chabyrinthe-edition-cat = Alleen de Russische spelregels zeggen dat de nieuwe kat met de klok mee opschuift. In de andere staat: ‘één plaats verder’.
    .about = de nieuwe kat
chabyrinthe-edition-home = Nergens staat hoe ver een huis opschuift dat twee katten tegelijk opneemt. Eén plaats is onze eigen uitleg; elke tafel kan kiezen.
    .about = twee katten tegelijk
chabyrinthe-edition-counted = Wie alleen of samen speelt, telt volgens de Franse spelregels beurten, volgens de Russische rondes en volgens de Engelse allebei. Wij tellen beurten.
    .about = alleen en samen spelen
chabyrinthe-edition-teams = Alleen de Russische spelregels zeggen dat partners na elkaar spelen. In de andere zitten ze gewoon naast elkaar.
    .about = teams
chabyrinthe-edition-old = In de uitgave van 2007 moest je met een van de twee acties een kaart draaien.

## Labyrinth

labyrinth-aim =
    De doolhof verbergt vierentwintig schatten, en de gangen staan nooit stil. Verschuif ze en loop naar de schatten op je kaarten.
    { $finish ->
       *[corner] Vind ze allemaal en keer dan terug naar je eigen hoek.
        [anywhere] Vind ze allemaal. Je hoeft niet terug naar je hoek.
    }
    { $seats ->
        [1] Doe dat in zo weinig mogelijk beurten.
       *[other] Wie dat het eerst lukt, wint.
    }
    .title = Waar het om gaat
labyrinth-start =
    Zestien tegels liggen vast. Schud de { $tiles_sum } losse tegels en leg ze willekeurig gedraaid in de gaten.
    Eén tegel blijft over. Die schuif je straks in.
    { $secrets ->
        [all] { $seats ->
           *[0] Schud de 24 schatkaarten en deel ze allemaal uit: 24 voor één speler, ieder 12 met zijn tweeën, 8 met zijn drieën, 6 met zijn vieren.
            [1] Schud de 24 schatkaarten. Ze zijn allemaal voor jou.
            [2] Schud de 24 schatkaarten en geef iedereen er 12.
            [3] Schud de 24 schatkaarten en geef iedereen er 8.
            [4] Schud de 24 schatkaarten en geef iedereen er 6.
        }
       *[other] Schud de 24 schatkaarten. Kaarten per speler: { $secrets }. De andere blijven in de doos, en niemand bekijkt ze.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Je kaarten vormen een gedekte stapel.
            [at-once] Je kaarten vormen een gedekte stapel. Bekijk de bovenste in het geheim en leg hem terug.
        }
        [open] Bekijk al je eigen kaarten, maar laat ze aan niemand zien.
    }
    Je pion begint in de hoek van zijn kleur.
    { $seats ->
       *[0] Met zijn tweeën neem je hoeken schuin tegenover elkaar.
        [1] { "" }
        [2] Jullie nemen hoeken schuin tegenover elkaar.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Loot wie er begint. Daarna gaat het met de klok mee.
           *[other] Hier is al gekozen wie begint. In het spel uit de doos beslist het lot. Daarna gaat het met de klok mee.
        }
    }
    .title = De opbouw
labyrinth-turn =
    Schuif eerst de tegel in en loop dan.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Bekijk aan het begin van je beurt in het geheim je bovenste kaart. Leg hem gedekt terug.
            [at-once] Je weet welke schat je zoekt: die op je bovenste kaart.
        }
        [open] Zoek je schatten in de volgorde die je wilt. Je mag elke beurt van plan veranderen.
    }
    Schuiven moet altijd, ook als je al bij een van je schatten kunt komen.
    Lopen hoeft niet: je mag ook blijven staan.
    .title = Je beurt
labyrinth-slide =
    Draai de losse tegel zoals je wilt en schuif hem in bij een van de twaalf pijlen.
    De hele rij of kolom schuift op, en aan de andere kant valt er een tegel uit.
    { $seats ->
        [1] Die tegel schuif je de volgende keer in.
       *[other] Daarmee schuift de volgende speler.
    }
    .title = De gangen verschuiven
    .small = Zolang een schat naast het bord ligt, kan niemand erbij.
labyrinth-barred =
    { $seats ->
        [1] Wat je zelf net hebt geschoven, mag je niet terugschuiven.
       *[other] Wat de vorige speler heeft geschoven, mag je niet terugschuiven.
    }
    De pijl waar de laatste tegel eruit viel, is één beurt lang geblokkeerd, hoe je de tegel ook draait.
    Nog eens inschuiven bij dezelfde pijl mag wel.
    .title = Niet meteen terug
    .small = In de allereerste beurt is geen enkele pijl geblokkeerd.
labyrinth-ride =
    Pionnen op de tegel die eruit valt, komen aan de andere kant terug, op de tegel die er net in ging.
    Dat telt niet als lopen: je mag daarna gewoon nog lopen.
    .title = Eruit en er weer in
    .small = De hoeken en de andere vaste tegels bewegen nooit, en pionnen die erop staan ook niet.
labyrinth-walk =
    Loop door open gangen zo ver je wilt.
    Een gang loopt alleen door als beide tegels open zijn waar ze elkaar raken.
    Pionnen staan elkaar nooit in de weg: op een vak is plaats voor iedereen.
    { $cards ->
       *[top] Sta je aan het einde van je beurt op je schat, dan heb je hem gevonden. Draai de kaart om (hier gaat dat vanzelf).
        [open] Sta je aan het einde van je beurt op een van je schatten, dan heb je hem gevonden. Draai de kaart om (hier gaat dat vanzelf).
    }
    Het telt ook als je er door het schuiven bent gekomen. Eroverheen lopen is niet genoeg.
    Je vindt hoogstens één schat per beurt.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Je volgende kaart bekijk je als je volgende beurt begint.
            [at-once] Bekijk dan meteen je volgende kaart. Die schat mag je vinden vanaf je volgende beurt.
        }
        [open] { "" }
    }
    .title = Lopen en vinden
    .small =
        Te ver weg? Loop dan naar de plek waar je de volgende keer de meeste kans hebt.
        Gevonden schatten blijven op hun tegel en doen niet meer mee.
        { $secrets ->
            [all] { "" }
           *[other] Schatten waarvan de kaart in de doos is gebleven, doen ook niet mee.
        }
labyrinth-end =
    { $finish ->
       *[corner] Zijn al je kaarten omgedraaid, ga dan terug naar je eigen hoek en blijf daar staan.
        [anywhere] Vind je je laatste schat, dan ben je klaar. Je hoeft niet terug naar je hoek.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Wie het eerst thuis is, wint, en het spel is meteen uit.
            [anywhere] Wie het eerst alle eigen schatten heeft, wint, en het spel is meteen uit.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] Speel je alleen, tel dan je beurten: hoe minder, hoe beter.
        [1] Tel je beurten: hoe minder, hoe beter.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Onze eigen regel: heeft na beurt { $limit } nog niemand gewonnen, dan is het gelijkspel. De beurten van alle spelers tellen samen.
    }
    .title =
        { $finish ->
           *[corner] De weg naar huis
            [anywhere] Het einde
        }
labyrinth-more =
    Zo kun je ook spelen:
    { $cards ->
       *[top] Met kleine kinderen: bekijk vanaf het begin al je eigen kaarten en vind de schatten in elke volgorde.
        [open] Met oudere kinderen: bekijk alleen je bovenste kaart en vind de schatten een voor een.
    }
    { $finish ->
       *[corner] Zonder de weg naar huis, als jullie dat willen: dan wint wie het eerst alle eigen schatten heeft.
        [anywhere] Met de weg naar huis: na je laatste schat moet je terug naar je eigen hoek om te winnen.
    }
    { $secrets ->
        [all] Een kort spel: deel minder kaarten uit.
       *[other] Een lang spel: deel alle kaarten uit.
    }
    .title = Andere manieren om te spelen

labyrinth-edition-first = In deze spelregels beslist het lot wie begint; in nieuwere uitgaven is het de jongste speler.
    .about = wie er begint
labyrinth-edition-look = In deze spelregels zie je je eerste kaart als je eerste beurt begint; in nieuwere uitgaven kijkt iedereen voor het spel begint.
    .about = de eerste kaart
labyrinth-edition-next = In deze spelregels zie je je volgende kaart in je volgende beurt; in nieuwere uitgaven meteen, maar die schat mag je pas vanaf je volgende beurt vinden.
    .about = de volgende kaart
labyrinth-edition-skip = Volgens de spelregels mag je een zet overslaan. Wij denken dat daarmee het lopen is bedoeld, want schuiven moet altijd.
    .about = het lopen
labyrinth-edition-children = Kleine kinderen al hun kaarten laten zien, en de weg naar huis weglaten als iedereen dat wil: het staat allebei in de spelregels.
    .about = spelen met kleine kinderen
labyrinth-edition-tiles = Er zijn twee sets losse tegels bekend: 13 rechte tegels en 15 bochten, of 12 en 16, met elk 6 T-splitsingen. Hier zijn het rechte tegels ({ $tiles_1 }), bochten ({ $tiles_2 }) en T-splitsingen ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    In het midden ligt een stuk kaas, en in de hoeken zitten hongerige muizen. Leg een weg voor je muis, steen voor steen.
    { $bag_3 ->
        [0] { "" }
       *[other] Leg de anderen katten in de weg.
    }
    { $finish ->
       *[cheese] De eerste weg naar de kaas wint.
        [scent] De eerste weg naar het geurgebied rond de kaas wint.
    }
    .title = Waar het om gaat
mouse-race-start =
    Elke speler legt een muis op de hoek van dezelfde kleur. De kaas komt midden op het bord.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Je kunt met zijn tweeën of vieren spelen. Met zijn tweeën zit je schuin tegenover elkaar.
            [players-2-to-4] Je kunt met zijn tweeën, drieën of vieren spelen. Met zijn tweeën zit je schuin tegenover elkaar.
        }
        [2] Jullie spelen met zijn tweeën, in hoeken schuin tegenover elkaar.
        [3] Jullie spelen met zijn drieën, en één hoek blijft leeg.
        [4] Jullie spelen met zijn vieren, één in elke hoek.
    }
    Het bord heeft dertien bij dertien vakken. De acht rond de kaas zijn het geurgebied.
    { $bag_3 ->
        [0] Alle andere stenen gaan in het zakje: rechte stenen ({ $bag_1 }) en bochten ({ $bag_2 }), maar hier geen katten.
       *[other] Alle andere stenen gaan in het zakje: rechte stenen ({ $bag_1 }), bochten ({ $bag_2 }) en katten ({ $bag_3 }).
    }
    { $first ->
        [lot] Hier beslist het lot wie begint. In het spel uit de doos begint de jongste speler. Daarna gaat het met de klok mee.
       *[other] Hier is al gekozen wie begint. In het spel uit de doos begint de jongste speler. Daarna gaat het met de klok mee.
    }
    .title = De opbouw
    .small =
        { $seats ->
            [4] { "" }
           *[other] Een hoek zonder muis is een vak zoals alle andere.
        }
mouse-race-turn =
    Trek een steen uit het zakje zonder te kijken, of sla deze beurt over.
    Dat beslis je voor je trekt.
    Wat je trekt, moet je leggen als het ergens past, ook als het de verkeerde kant op gaat.
    Past het nergens, doe de steen dan terug in het zakje (hier gaat dat vanzelf). Je beurt is dan voorbij.
    .title = Je beurt
    .small = Is het zakje leeg, dan kun je alleen een beurt overslaan.
mouse-race-path =
    Rechte stenen en bochten maken je eigen weg langer.
    Je eerste steen ligt naast je hoek, aan de ene of de andere kant. De lijn moet bij de hoek beginnen.
    Elke volgende steen ligt waar de vorige heen wijst. Een rechte steen gaat rechtdoor; een bocht gaat naar links of rechts, net wat je wilt.
    { $bag_3 ->
        [0] Je weg mag langs de rand van het bord lopen en langs andere wegen.
       *[other] Je weg mag langs de rand van het bord lopen, langs katten en langs andere wegen.
    }
    .title = Je weg
    .small = Houd afstand van de anderen, anders word je ingesloten.
mouse-race-blocked =
    { $may_point ->
       *[no] Het nieuwe einde van je weg mag niet van het bord af wijzen, niet naar een kat, niet naar een weg (ook niet je eigen) en niet naar een muis.
        [yes] Het nieuwe einde van je weg mag niet van het bord af wijzen en niet naar een kat.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Het mag wel naar een weg of een muis wijzen, maar dan kun je pas verder als het vak ervoor vrij is.
    }
    Kan een steen alleen zo liggen, doe hem dan terug in het zakje (hier gaat dat vanzelf).
    Je bent deze beurt kwijt, maar alleen deze.
    .title = Niet verder kunnen
    .small = Je zit vast als het vak voor je weg bezet is. Blijf trekken, of sla een beurt over en doe een stap terug.
mouse-race-cat =
    { $cat_against ->
       *[next] Met een kat houd je de volgende speler op.
        [nearest] Met een kat houd je de muis op die het dichtst bij de kaas is, maar niet je eigen.
        [longest] Met een kat houd je de muis met de langste weg op, maar niet je eigen.
    }
    { $cat_zone ->
       *[side-or-way] De kat mag aan de kant van die speler liggen of op de route van die muis naar de kaas.
        [side] De kat moet aan de kant van die speler liggen.
        [way] De kat moet op de route van die muis naar de kaas liggen.
        [anywhere] De kat mag overal op het bord liggen.
    }
    { $cat_zone ->
       *[side-or-way] Kant: elk vak dat niet dichter bij de hoek van een andere muis ligt. Tel de stappen langs rijen en kolommen; ligt een vak even dicht bij twee hoeken, dan hoort het bij allebei.
        [side] Kant: elk vak dat niet dichter bij de hoek van een andere muis ligt. Tel de stappen langs rijen en kolommen; ligt een vak even dicht bij twee hoeken, dan hoort het bij allebei.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Route (gestippeld op het plaatje): de rechthoek tussen de laatste steen van de weg en de kaas, met één rand van vakken eromheen.
        [side] { "" }
        [way] Route: de rechthoek tussen de laatste steen van de weg en de kaas, met één rand van vakken eromheen.
        [anywhere] { "" }
    }
    De kat mag nooit vlak aan het einde van een weg liggen, dus niet op het vak waar de weg heen wijst.
    Naast een hoek zonder weg mag het wel, zolang er één uitgang vrij blijft.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] Een muis zonder weg moet altijd een plek houden voor de eerste steen.
    }
    Daarna is je beurt voorbij.
    .title = Een kat leggen
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Dichtstbij: tel de stappen langs rijen en kolommen vanaf de laatste steen, of vanaf de hoek. Zijn er twee even dichtbij, dan geldt wie na jou het eerst aan de beurt is.
            [longest] De langste: de meeste stenen. Zijn er twee even lang, dan geldt wie na jou het eerst aan de beurt is.
        }
        { $cat_zone ->
           *[side-or-way] Heeft een muis nog geen steen, dan is de route de rechthoek tussen hoek en kaas, zonder de rand.
            [side] { "" }
            [way] Heeft een muis nog geen steen, dan is de route de rechthoek tussen hoek en kaas, zonder de rand.
            [anywhere] { "" }
        }
        Er komt nooit iets op een andere steen, een muis of de kaas te liggen.
        Is er geen vak over voor de kat, doe hem dan terug in het zakje. Je beurt is dan voorbij.
mouse-race-scent =
    { $scent ->
       *[may-block] Op de acht vakken rond de kaas mag altijd een kat liggen.
        [no-exception] Hier zijn de acht vakken rond de kaas net als alle andere vakken.
    }
    { $scent ->
       *[may-block] Het maakt niet uit aan wiens kant dat is, of op wiens route.
        [no-exception] Ook daar mag geen kat vlak aan het einde van een weg liggen.
    }
    { $scent ->
       *[may-block] Zelfs vlak aan het einde van een weg mag het.
        [no-exception] { "" }
    }
    .title = Het geurgebied
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Sla je een beurt over, dan mag je de laatste steen van je eigen weg terugdoen in het zakje.
           *[other] Sla je een beurt over, dan mag je één steen terugdoen in het zakje: een kat op het bord, welke je maar wilt, of de laatste steen van je eigen weg.
        }
        [own] Sla je een beurt over, dan mag je de laatste steen van je eigen weg terugdoen in het zakje. Katten blijven waar ze zijn.
    }
    Je hoeft niets terug te nemen.
    Je mag zo veel beurten overslaan als je wilt.
    .title = Een beurt overslaan
    .small = Een stap terug is vaak de snelste weg vooruit.
mouse-race-end =
    { $finish ->
       *[cheese] Je wint zodra de steen die je legt naar de kaas wijst. Pak de kaas en leg je muis ervoor in de plaats.
        [scent] Je wint zodra je een steen in het geurgebied legt. De kaas is voor je muis.
    }
    { $finish ->
       *[cheese] Een weg mag door het geurgebied en langs de kaas lopen zonder te winnen.
        [scent] { "" }
    }
    { $limit ->
        [0] Er is hier geen grens aan het aantal beurten.
       *[other] Onze eigen regel, die in geen enkele uitgave staat: heeft na beurt { $limit } nog niemand gewonnen, dan is het gelijkspel. De beurten van alle spelers tellen samen, ook de overgeslagen beurten.
    }
    .title =
        { $finish ->
           *[cheese] De kaas
            [scent] Het einde
        }
    .small = Wie is ingesloten, blijft meespelen: trek verder stenen of sla beurten over.
mouse-race-more =
    Zo kun je ook spelen:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Met kleine kinderen: geen uitzondering rond de kaas. Dan ligt er nooit een kat vlak aan het einde van een weg.
            [no-exception] Met oudere kinderen: in het geurgebied mogen katten vlak aan het einde van een weg liggen.
        }
    }
    { $players ->
       *[players-2-or-4] Met zijn drieën, zoals in sommige uitgaven mag: kies dat voor jullie beginnen.
        [players-2-to-4] { "" }
    }
    Meer katten in het zakje maken de weg langer, minder katten maken hem korter.
    .title = Andere manieren om te spelen

mouse-race-edition-players = In de Franse, Deense, Italiaanse en Russische tekst kun je ook met zijn drieën spelen; in de andere alleen met zijn tweeën of vieren.
    .about = het aantal spelers
mouse-race-edition-bag = In de doos zitten 169 stenen. In geen tekst staat hoeveel rechte stenen, bochten en katten dat zijn; 72, 72 en 20 is onze eigen standaard.
    .about = wat er in de doos zit
mouse-race-edition-against = In de Spaanse tekst is een kat voor de muis die het dichtst bij de kaas is, en verderop voor de langste weg. Volgens alle andere teksten is hij voor de volgende speler.
    .about = voor wie een kat is
mouse-race-edition-zone = De meeste teksten zeggen: in de weg van de volgende speler, of ergens anders aan de kant van die speler. De Spaanse en de Italiaanse tekst zeggen alleen: in de weg. Hoe ver kant en route reiken, is onze eigen uitleg.
    .about = waar een kat mag liggen
mouse-race-edition-point = Wanneer ligt een weg jou in de weg? De Franse en de Italiaanse tekst spreken van ertegenaan lopen. Daarom mag het nieuwe einde van je weg volgens de gewone regels naar geen enkele weg wijzen.
    .about = wegen die in de weg liggen
mouse-race-edition-scent = Rond de kaas mag een kat volgens de Franse tekst liggen waar je wilt, volgens de Spaanse zelfs boven op een weg. Dat kan hier niet.
    .about = het geurgebied
mouse-race-edition-danish = Volgens de Deense tekst mag je alleen ‘de laatst getrokken steen’ terugnemen; over katten staat er niets. In onze Deense uitgave gaat het zoals in de andere: een kat, of de laatste steen van je weg.
    .about = een beurt overslaan
mouse-race-edition-french = Volgens de Franse tekst mag je ‘een van je stenen’ terugnemen. Bij ons is dat de laatste, want elke andere zou je weg in tweeën knippen.
    .about = een beurt overslaan
mouse-race-edition-finish = In de Italiaanse tekst heeft een weg gewonnen zodra hij bij de gele vakken komt.
    .about = wie er wint
