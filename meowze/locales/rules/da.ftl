### Regelsiderne: hvert spil på to minutter, med vores egne ord.

rules-title = { $game }: reglerne
rules-unknown = Her er intet spil med det navn.
rules-back = Tilbage
rules-still = Stop billederne
rules-move = Lad billederne bevæge sig
rules-here = Ved dette bord
rules-usual = Alt er som normalt.
rules-switch = { $switch }: { $value }
rules-editions = Hvor udgaverne er forskellige
rules-line = { $booklet }, linje { $line }
rules-booklet = Hæfte: { $lines }

## Chabyrinthe

chabyrinthe-aim = Herreløse katte sidder rundt om et tag fuldt af tagrender. Drej og skub tagrenderne, til en kat kan løbe hjem i varmen: så er katten din. Hver kat er 3, 4 eller 5 point værd. Den, der har flest point, er kattenes bedste ven.
    .title = Hvad det går ud på
chabyrinthe-start = Seksten tagrendekort udgør taget. Tilfældet fordeler dem; kun i to hjørner ligger der altid et knæk, som åbner indad. Udenfor venter to hjem og to katte, hver ved siden af et hjørnekort. De andre tagrendekort er en bunke, hvor man kan se det øverste kort; yderligere tretten katte venter med bagsiden op. Lodtrækning afgør, hvem der begynder, og så går det rundt med uret.
    .title = Opstilling
chabyrinthe-turn = Du har to handlinger. Hver er en drejning eller et skub, i den rækkefølge du vil, også to gange det samme. Du bruger dem begge, og katte løber hjem efter hver enkelt.
    .title = Din tur
chabyrinthe-rotate = Vælg et hvilket som helst kort på taget, og drej det en kvart omgang til en af siderne eller en halv omgang. At lade det ligge er ingen handling.
    .title = Drej et kort
chabyrinthe-push = Skub bunkens øverste kort ind for enden af en række eller søjle, drejet som du vil. Linjen rykker én plads, og kortet i den anden ende kommer ind under bunken. Katte og hjem udenfor er ikke i vejen, og de bliver, hvor de er. Det, der lige er skubbet, må godt skubbes tilbage.
    .title = Skub et kort ind
chabyrinthe-home = Når en ubrudt tagrende forbinder en kat med et hjem, løber katten derhen og er din. Så rykker hjemmet én plads med uret, og en ny kat lægger sig én plads længere fremme, end den gamle lå. Optagne pladser springes over. På broer og dobbelte knæk mødes de to tagrender aldrig. En kat, der kan nå begge hjem, tager det første med uret.
    .title = Bring en kat hjem
chabyrinthe-chain = Én handling kan bringe to katte hjem; begge bliver erstattet. Et hjem, der tager imod begge, rykker alligevel kun én plads. Se så efter igen: hver kat, der nu har en vej, løber også hjem, og så videre. De er alle dine.
    .title = To på én gang, og kæder
chabyrinthe-end = Den femtende kat slutter spillet med det samme. Er der ikke flere nye katte, spiller man videre om dem, der stadig er udenfor. Tæl jeres point; ved lige mange deler I sejren.
    .title = Slutningen
chabyrinthe-more = Killinger: et tag på tre gange tre. Alene eller sammen: bring alle femten katte hjem, og tæl turene; syv er mesterligt, atten en lang nat. Hold: to mod to; makkere sidder ved siden af hinanden, spiller efter hinanden og tæller deres katte sammen.
    .title = Andre måder at spille på

chabyrinthe-edition-actions = Skal man bruge begge handlinger? I det russiske hæfte skal man, ligesom her; i det franske og det engelske må man.
chabyrinthe-edition-deck = Den franske æske har 26 tagrendekort, den russiske fra 2024 har 36. Hvilke former de viser, har vi selv valgt.
chabyrinthe-edition-enters = Kun det russiske hæfte siger det ligeud: kortet kommer ind i den anden ende og lægges ikke bare i hullet.
chabyrinthe-edition-cat = At den nye kat rykker med uret, står kun i det russiske hæfte; de andre siger: én plads videre.
chabyrinthe-edition-counted = Alene og sammen tæller det franske hæfte ture, det russiske runder og det engelske begge dele. Vi tæller ture.
chabyrinthe-edition-teams = At makkere spiller efter hinanden, står kun i det russiske hæfte; i de andre sidder de bare sammen.
chabyrinthe-edition-old = I udgaven fra 2007 skulle en af de to handlinger være en drejning.

## Labyrinth

labyrinth-aim = Labyrinten gemmer på fireogtyve skatte, og dens gange står ikke stille. Skub dem rundt, gå til skattene på dine kort og så tilbage til dit hjørne. Den, der først klarer det hele, vinder.
    .title = Hvad det går ud på
labyrinth-start = Seksten plader ligger fast; de løse blandes og fylder hullerne. Én plade bliver til overs: den skal skubbes. Skattekortene deles ligeligt ud og ligger med bagsiden op. Din brik begynder i hjørnet med sin farve. Lodtrækning afgør, hvem der begynder, og så går det rundt med uret.
    .title = Opstilling
labyrinth-turn = Når din tur begynder, kigger du hemmeligt på dit øverste kort. Så skubber du labyrinten: altid, også selv om du allerede kan nå din skat. Derefter går du, eller du bliver stående; kun gåturen må springes over.
    .title = Din tur
labyrinth-slide = Drej den løse plade, som du vil, og skub den ind ved en af de tolv pile. Hele linjen rykker, og i den anden ende falder en plade ud. Den skubber den næste spiller. Så længe en skat ligger ved siden af brættet, kan ingen nå den.
    .title = Skub labyrinten
labyrinth-barred = Ingen må ophæve det forrige skub. Pilen i den anden ende af den sidst skubbede linje er spærret indtil næste skub, uanset hvordan du drejer pladen. Den samme pil igen er i orden.
    .title = Ikke straks tilbage
labyrinth-ride = Brikker på pladen, der falder ud, kommer ind igen på den anden side, på pladen, der lige er skubbet ind. Det er ingen gåtur: din egen brik må stadig gå bagefter. Hjørner og andre faste plader flytter sig aldrig.
    .title = Ud og ind igen
labyrinth-walk = Gå så langt du vil gennem åbne gange. Brikker spærrer aldrig for hinanden; på et felt er der plads til alle. Slutter din tur på din skat, vendes dens kort af sig selv, også når et skub har båret dig derhen. At løbe hen over den er ikke nok. Du finder højst én skat i en tur, og dit næste kort ser du, når din næste tur begynder. For langt væk? Gå derhen, hvor dine chancer er bedst.
    .title = Gå og find
labyrinth-end = Når alle dine kort er vendt, går du tilbage til dit eget hjørne og bliver stående der. Den første, der er hjemme, vinder, og spillet er straks slut. Alene tæller du dine ture: jo færre, jo bedre.
    .title = Vejen hjem
labyrinth-more = Med små børn må alle se alle deres egne kort fra begyndelsen og finde dem i vilkårlig rækkefølge. Hvis I vil, så udelad vejen hjem: så vinder den sidste skat. Til et kort spil deler I færre kort ud.
    .title = Andre måder at spille på

labyrinth-edition-first = Lodtrækning afgør, hvem der begynder; i nyere udgaver er det den yngste.
labyrinth-edition-look = Du ser dit første kort, når din første tur begynder; i nyere udgaver kigger alle før spillet.
labyrinth-edition-next = Du ser dit næste kort i din næste tur; i nyere udgaver med det samme, men det kan først findes fra da af.
labyrinth-edition-skip = Hæftet lader dig springe et træk over. Vi forstår det som gåturen, for skubbet er en pligt.
labyrinth-edition-children = Åbne kort for små børn, og ingen vej hjem, hvis alle er enige: begge dele står i hæftet.
labyrinth-edition-tiles = Man kender to sæt løse plader: 13 lige og 15 hjørner, eller 12 og 16, hver med 6 forgreninger.

## Mouse race

mouse-race-aim = I midten ligger et stykke ost, i hjørnerne sidder sultne mus. Læg en vej til osten for din mus, brik for brik, og sæt katte foran de andre. Den første vej til osten vinder.
    .title = Hvad det går ud på
mouse-race-start = To eller fire kan spille, hver med en mus i et hjørne; to sidder over for hinanden. Brættet har tretten gange tretten felter. De otte rundt om osten dufter af den: duftzonen. Alle andre brikker er i posen: 72 lige, 72 sving og 20 katte. Lodtrækning afgør, hvem der begynder, og så går det rundt med uret.
    .title = Opstilling
mouse-race-turn = Træk en brik fra posen, eller spring turen over; det bestemmer du, før du trækker. Det, du trækker, skal du lægge, hvis det passer et sted. Ellers ryger brikken tilbage i posen, og din tur er forbi.
    .title = Din tur
mouse-race-path = Lige brikker og sving gør din egen vej længere. Den første brik ligger ved siden af dit hjørne, på den ene eller den anden side. Hver ny brik ligger der, hvor den sidste peger hen: en lige går videre, et sving drejer til venstre eller højre, som du vil. Din vej må gå langs kanten, forbi katte og forbi andre veje. Men hold afstand, ellers bliver du muret inde.
    .title = Din vej
mouse-race-blocked = En vej må ikke pege ud af brættet, på en kat eller på en anden vej eller en mus. Passer en brik ikke på anden måde, ryger den tilbage af sig selv, og turen er tabt, men kun denne ene.
    .title = Ingen vej frem
mouse-race-cat = En kat lægges mod den næste spiller, på dennes side: på et felt, der ikke er nærmere en anden mus’ hjørne. Den må ikke ligge lige for enden af en vej. Ved siden af et hjørne uden vej må den gerne, så længe én udvej er fri. Intet lægges oven på en brik, en mus eller osten. Er der intet felt tilbage, ryger katten tilbage.
    .title = Læg en kat
mouse-race-scent = På de otte felter rundt om osten må enhver kat ligge, på hvis side det end er, selv lige for enden af en vej.
    .title = Duftzonen
mouse-race-miss = Springer du en tur over, må du lægge én brik tilbage i posen: en hvilken som helst kat på brættet eller den sidste brik af din egen vej. Du behøver ikke, og du må springe over så tit, du vil. Et skridt tilbage er ofte den hurtigste vej frem.
    .title = Spring en tur over
mouse-race-end = Du har vundet, når brikken, du lige har lagt, peger på osten: musen løber. Går der 400 ture uden en vinder, er det uafgjort. Er posen tom, kan du kun springe over.
    .title = Osten
mouse-race-more = Med små børn udelader I undtagelsen rundt om osten: så ligger der aldrig en kat lige for enden af en vej.
    .title = Andre måder at spille på

mouse-race-edition-players = I den franske, danske, italienske og russiske tekst må også tre spille; de andre vil have to eller fire.
mouse-race-edition-against = I den spanske tekst går katten mod den mus, der er nærmest osten, og længere nede mod den længste vej.
mouse-race-edition-zone = Katten ligger på den næste spillers side; på spansk og italiensk skal den bare være i vejen.
mouse-race-edition-point = Hvornår er en vej i vejen for din? Den franske og den italienske tekst taler om at støde på den; derfor må din nye ende ikke pege på nogen.
mouse-race-edition-scent = Ved osten lader den franske tekst en kat ligge, hvor man vil, den spanske selv oven på en vej. Det sidste tilbyder vi ikke.
mouse-race-edition-back = Den danske tekst tager den sidst trukne brik tilbage, hvilket vi læser som den sidste af vejen; den franske en hvilken som helst, hvilket ville skære vejen over.
mouse-race-edition-finish = I den italienske tekst har en vej vundet, så snart den når de gule felter.
