### Regelsiderne: hvert spil på få minutter, med vores egne ord.

rules-title = { $game }: reglerne
rules-unknown = Her er intet spil med det navn.
rules-back = Tilbage
rules-still = Sæt billederne på pause
rules-move = Lad billederne bevæge sig
rules-here = Ved dette bord
rules-usual = Her gælder de almindelige regler.
rules-switch = { $switch } – { $value }
rules-editions = Hvor udgaverne er forskellige
rules-source = { $booklets }, om { $about }
rules-booklet = { $booklet ->
    [da] Danske spilleregler
    [de] Tyske spilleregler
    [en] Engelske spilleregler
    [es] Spanske spilleregler
    [fr] Franske spilleregler
    [it] Italienske spilleregler
    [nl] Hollandske spilleregler
    [pt] Portugisiske spilleregler
    [ru-2024] Russiske spilleregler fra 2024
   *[ru] Russiske spilleregler
  }

## Chabyrinthe

chabyrinthe-aim =
    Herreløse katte sidder rundt om et tag fuldt af tagrender. Drej og skub tagrendekortene, indtil en kat kan løbe hjem i varmen.
    { $mode ->
        [solitaire] Bring alle femten katte hjem på så få ture som muligt.
        [cooperative] Bring alle femten katte hjem sammen, på så få ture som muligt.
       *[points] Hver kat, du bringer hjem, er din. Den er 3, 4 eller 5 point værd: tallet står på katten.
        [teams] Hver kat, du bringer hjem, tilhører dit hold. Den er 3, 4 eller 5 point værd: tallet står på katten.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Den, der har flest point, er kattenes bedste ven.
        [teams] Holdet med flest point vinder.
    }
    .title = Hvad det går ud på
chabyrinthe-start =
    { $board ->
       *[board-4x4] Læg seksten tagrendekort i en firkant, fire gange fire. Det er taget.
        [board-3x3] Læg ni tagrendekort i en firkant, tre gange tre. Det er taget.
    }
    Kortene nederst til venstre og øverst til højre skal være bøjninger (med ramme på billedet). Hver bøjning åbner mod de to kort ved siden af.
    Alle andre kort lægges tilfældigt.
    { $board ->
       *[board-4x4] Rundt om taget er der seksten pladser: én ud for hver yderkant af et kort, ingen på skrå ved hjørnerne.
        [board-3x3] Rundt om taget er der tolv pladser: én ud for hver yderkant af et kort, ingen på skrå ved hjørnerne.
    }
    De to hjem ligger ved siden af disse bøjninger: ét til venstre for den nederste, ét til højre for den øverste.
    To katte ligger ved de to andre hjørner: én over kortet øverst til venstre, én under kortet nederst til højre.
    Resten af de { $deck_sum } tagrendekort er en bunke med billedsiden op. Alle kan se det øverste kort.
    De andre tretten katte er en bunke med bagsiden op.
    { $mode ->
        [teams] To spiller mod to. Makkere sidder ved siden af hinanden og spiller efter hinanden.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Her trækkes der lod om, hvem der begynder. I spillet fra æsken er det den, der sidst har set en sort kat. Så går det rundt med uret.
           *[other] Her er det allerede valgt, hvem der begynder. I spillet fra æsken er det den, der sidst har set en sort kat. Så går det rundt med uret.
        }
    }
    .title = Opstilling
    .small = Med rigtige kort: lad der være cirka en centimeter mellem dem, så er de lettere at skubbe.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Du har to handlinger, og du skal bruge dem begge.
        [at-most-two] Du har to handlinger, men du behøver ikke bruge dem begge.
    }
    Hver gang drejer du et kort eller skubber et nyt ind.
    { $must_rotate ->
       *[no] Du må gerne gøre det samme to gange.
        [yes] Du må gerne dreje to gange, men du må ikke skubbe to gange i samme tur.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Du må slutte turen efter én handling eller helt uden.
    }
    Katte løber hjem efter hver handling, ikke først når turen er slut.
    .title = Din tur
chabyrinthe-rotate =
    Vælg et kort på taget, og drej det en kvart omgang til venstre eller højre eller en halv omgang.
    At lade det ligge tæller ikke som en handling.
    .title = Drej et kort
    .small =
        At dreje en lige tagrende en halv omgang ændrer ingenting, men du må gerne.
        De to bøjninger fra opstillingen må drejes og skubbes ligesom alle andre kort.
chabyrinthe-push =
    Tag det øverste kort i bunken, og skub det ind for enden af en række eller kolonne. Du vælger selv hvilken ende.
    { $inserted ->
       *[free] Drej det først, som du vil.
        [as-it-lies] Skub det ind, som det ligger på bunken, uden at dreje det.
    }
    Hele rækken eller kolonnen rykker ét kort. Kortet, der falder ud i den anden ende, lægges nederst i bunken.
    Katte og hjem uden for taget er ikke i vejen, og de bliver, hvor de er.
    .title = Skub et kort ind
    .small =
        Med rigtige kort: tag først kortet i den anden ende væk. Læg aldrig bare det nye kort i hullet: skub.
        En række eller kolonne, der lige er skubbet, må gerne skubbes tilbage.
chabyrinthe-home =
    Når en ubrudt tagrende forbinder en kat med et hjem, løber katten hjem.
    To kort hænger sammen, hvis begge har en tagrende, der munder ud ved kanten mellem dem.
    En kat eller et hjem rører kun kortet ved siden af, og kun hvis en tagrende munder ud der.
    { $mode ->
       *[points] Katten er din: læg den foran dig med billedsiden op.
        [teams] Katten er din: læg den foran dig med billedsiden op.
        [cooperative] Tag katten væk fra bordet.
        [solitaire] Tag katten væk fra bordet.
    }
    Så rykker hjemmet én plads med uret.
    Så kommer der en ny kat, én plads videre med uret, end den gamle sad.
    Spring optagne pladser over.
    .title = Bring en kat hjem
    .small =
        På broer og dobbelte bøjninger mødes de to tagrender aldrig.
        En kat, der kan nå begge hjem, løber til det første med uret.
        At to katte eller to hjem er forbundet, betyder ingenting.
chabyrinthe-chain =
    Én handling kan bringe flere katte hjem.
    To katte på én gang: begge løber hjem, deres hjem rykker, og der kommer to nye katte.
    { $shared_home ->
       *[one-place] Løber begge til det samme hjem, rykker det alligevel kun én plads.
        [each-cat] Løber begge til det samme hjem, rykker det to pladser: én for hver kat.
    }
    Se så efter igen: hver kat, der nu har en vej hjem, gammel eller ny, løber også hjem. Og så videre.
    { $mode ->
       *[points] Alle de katte er dine.
        [teams] Alle de katte er dine.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = To på én gang, og kædereaktioner
    .small = Er der kun én ny kat tilbage til to pladser, kommer den på den første, talt med uret fra hjørnet øverst til venstre.
chabyrinthe-end =
    Spillet slutter med det samme, når den femtende kat er hjemme, også efter den første handling i en tur.
    Er der ikke flere nye katte, spiller I videre, til de sidste også er hjemme.
    { $mode ->
       *[points]
            Læg pointene på dine katte sammen. Den, der har flest, er kattenes bedste ven.
            Står det lige, deler I sejren.
        [teams]
            Makkere lægger deres point sammen. Holdet med flest point vinder.
            Står det lige, deler alle sejren.
        [cooperative]
            Point tæller ikke. Tæl alle spilleres ture sammen: jo færre, jo bedre.
            Den sidste tur tæller som en hel, også selv om den slutter før tid.
        [solitaire]
            Point tæller ikke. Tæl dine ture: jo færre, jo bedre.
            Den sidste tur tæller som en hel, også selv om den slutter før tid.
    }
    { $limit ->
        [0] { "" }
       *[other] Vores egen regel: spillet stopper efter tur { $limit }. Alle spilleres ture tælles sammen.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Så afgør de point, I har indtil da.
            [teams] Så afgør de point, I har indtil da.
            [cooperative] Er der stadig katte udenfor, er det ikke lykkedes.
            [solitaire] Er der stadig katte udenfor, er det ikke lykkedes.
        }
    }
    .title = Slutningen
chabyrinthe-more =
    Man kan også spille sådan her:
    { $board ->
       *[board-4x4] Killinger, for de yngste: et tag på tre gange tre. Alt andet er det samme.
        [board-3x3] Det store tag: fire gange fire. Alt andet er det samme.
    }
    { $mode ->
       *[points] Alene eller alle sammen: bring alle femten katte hjem, og tæl turene. Point tæller ikke.
        [teams] Alene eller alle sammen: bring alle femten katte hjem, og tæl turene. Point tæller ikke.
        [cooperative] Mod hinanden: de katte, du bringer hjem, er dine, og flest point vinder.
        [solitaire] Med to eller flere spillere: de katte, du bringer hjem, er dine, og flest point vinder.
    }
    { $mode ->
       *[other] Hold, for fire: to mod to. Makkere sidder ved siden af hinanden, spiller efter hinanden og lægger deres point sammen.
        [teams] Uden hold: hver tæller kun sine egne point.
    }
    .title = Andre måder at spille på

chabyrinthe-edition-actions = Skal man bruge begge handlinger? I de russiske spilleregler skal man; i de franske og engelske behøver man ikke.
    .about = turens to handlinger
chabyrinthe-edition-deck = Den franske æske har 26 tagrendekort, den russiske fra 2024 har 36. Ingen steder står der, hvor mange der er af hver form; det har vi selv valgt.
    .about = hvad der er i æsken
chabyrinthe-edition-enters = Kun de russiske spilleregler siger det ligeud: det nye kort skal ind i den anden ende og lægges ikke bare i hullet. De andre taler om at skubbe rækken eller kolonnen.
    .about = at skubbe et kort ind
chabyrinthe-edition-cat = Kun de russiske spilleregler siger, at den nye kat rykker med uret. I de andre står der »én plads videre«.
    .about = den nye kat
chabyrinthe-edition-home = Ingen steder står der, hvor langt et hjem rykker, når det tager imod to katte på én gang. Én plads er vores egen tolkning; hvert bord kan vælge.
    .about = to katte på én gang
chabyrinthe-edition-counted = Når man spiller alene eller sammen, tæller de franske spilleregler ture, de russiske runder og de engelske begge dele. Vi tæller ture.
    .about = at spille alene og sammen
chabyrinthe-edition-teams = Kun de russiske spilleregler siger, at makkere spiller efter hinanden. I de andre sidder de bare ved siden af hinanden.
    .about = hold
chabyrinthe-edition-old = I udgaven fra 2007 skulle en af de to handlinger være en drejning.

## Labyrinth

labyrinth-aim =
    Labyrinten gemmer på fireogtyve skatte, og dens gange står aldrig stille. Skub dem rundt, og gå til skattene på dine kort.
    { $finish ->
       *[corner] Find dem alle, og gå så tilbage til dit eget hjørne.
        [anywhere] Find dem alle. Du behøver ikke gå tilbage til dit hjørne.
    }
    { $seats ->
        [1] Gør det på så få ture som muligt.
       *[other] Den, der først klarer det, vinder.
    }
    .title = Hvad det går ud på
labyrinth-start =
    Seksten plader ligger fast. Bland de { $tiles_sum } løse, og læg dem i hullerne, drejet tilfældigt.
    Én plade bliver til overs. Det er den, der skal skubbes ind.
    { $secrets ->
        [all] { $seats ->
           *[0] Bland de 24 skattekort, og del dem alle ud: 24 til én spiller, 12 til hver af to, 8 til hver af tre, 6 til hver af fire.
            [1] Bland de 24 skattekort. De er alle dine.
            [2] Bland de 24 skattekort, og giv hver spiller 12.
            [3] Bland de 24 skattekort, og giv hver spiller 8.
            [4] Bland de 24 skattekort, og giv hver spiller 6.
        }
       *[other] Bland de 24 skattekort. Kort til hver spiller: { $secrets }. De andre bliver i æsken, og ingen ser på dem.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Dine kort er en bunke med bagsiden op.
            [at-once] Dine kort er en bunke med bagsiden op. Kig hemmeligt på det øverste, og læg det tilbage.
        }
        [open] Se på alle dine egne kort, men vis dem ikke til nogen.
    }
    Din brik begynder i hjørnet med sin farve.
    { $seats ->
       *[0] To spillere tager hjørner skråt over for hinanden.
        [1] { "" }
        [2] I tager hjørner skråt over for hinanden.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Træk lod om, hvem der begynder. Så går det rundt med uret.
           *[other] Her er det allerede valgt, hvem der begynder. I spillet fra æsken trækker man lod. Så går det rundt med uret.
        }
    }
    .title = Opstilling
labyrinth-turn =
    Skub først pladen ind, og gå så.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Når din tur begynder, kigger du hemmeligt på dit øverste kort. Læg det tilbage med bagsiden op.
            [at-once] Du ved, hvilken skat du leder efter: den på dit øverste kort.
        }
        [open] Led efter dine skatte i den rækkefølge, du vil. Du må ombestemme dig i hver tur.
    }
    Du skal skubbe, også selv om du allerede kan nå en af dine skatte.
    Du behøver ikke gå: du må også blive stående.
    .title = Din tur
labyrinth-slide =
    Drej den løse plade, som du vil, og skub den ind ved en af de tolv pile.
    Hele rækken eller kolonnen rykker, og i den anden ende falder en plade ud.
    { $seats ->
        [1] Den skal du skubbe ind næste gang.
       *[other] Den skal den næste spiller skubbe ind.
    }
    .title = Skub rundt på gangene
    .small = Så længe en skat ligger ved siden af brættet, kan ingen nå den.
labyrinth-barred =
    { $seats ->
        [1] Det, du lige har skubbet, må du ikke skubbe tilbage.
       *[other] Det, den forrige spiller har skubbet, må du ikke skubbe tilbage.
    }
    Pilen, hvor den sidste plade faldt ud, er spærret i én tur, uanset hvordan du drejer pladen.
    Du må gerne skubbe ind ved den samme pil igen.
    .title = Ikke straks tilbage
    .small = I den allerførste tur er ingen pil spærret.
labyrinth-ride =
    Brikker på pladen, der falder ud, kommer ind igen på den anden side, på pladen, der lige er skubbet ind.
    Det tæller ikke som at gå: du må stadig gå bagefter.
    .title = Ud og ind igen
    .small = Hjørnerne og de andre faste plader flytter sig aldrig, og det gør brikker, der står på dem, heller ikke.
labyrinth-walk =
    Gå så langt, du vil, gennem åbne gange.
    En gang fortsætter kun, hvis begge plader er åbne der, hvor de rører hinanden.
    Brikker spærrer aldrig for hinanden: på et felt er der plads til alle.
    { $cards ->
       *[top] Står du på din skat, når din tur slutter, har du fundet den. Vend kortet (her sker det af sig selv).
        [open] Står du på en af dine skatte, når din tur slutter, har du fundet den. Vend kortet (her sker det af sig selv).
    }
    Det gælder også, hvis et skub har flyttet dig derhen. At gå hen over den er ikke nok.
    Du finder højst én skat i en tur.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Dit næste kort ser du, når din næste tur begynder.
            [at-once] Se så dit næste kort med det samme. Den skat må du finde fra din næste tur.
        }
        [open] { "" }
    }
    .title = Gå og find
    .small =
        For langt væk? Gå derhen, hvor du har de bedste chancer næste gang.
        Skatte, der er fundet, bliver på deres plader og betyder ikke noget mere.
        { $secrets ->
            [all] { "" }
           *[other] Skatte, hvis kort blev i æsken, betyder heller ikke noget.
        }
labyrinth-end =
    { $finish ->
       *[corner] Når alle dine kort er vendt, går du tilbage til dit eget hjørne og bliver stående der.
        [anywhere] Når du finder din sidste skat, er du færdig. Du behøver ikke gå tilbage til dit hjørne.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Den første, der er hjemme, vinder, og spillet er slut med det samme.
            [anywhere] Den, der først har alle sine skatte, vinder, og spillet er slut med det samme.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] Spiller du alene, så tæl dine ture: jo færre, jo bedre.
        [1] Tæl dine ture: jo færre, jo bedre.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Vores egen regel: har ingen vundet efter tur { $limit }, er det uafgjort. Alle spilleres ture tælles sammen.
    }
    .title =
        { $finish ->
           *[corner] Vejen hjem
            [anywhere] Slutningen
        }
labyrinth-more =
    Man kan også spille sådan her:
    { $cards ->
       *[top] Med små børn: alle ser på alle deres egne kort fra begyndelsen og finder skattene i den rækkefølge, de vil.
        [open] Med større børn: alle ser kun på deres øverste kort og finder skattene én efter én.
    }
    { $finish ->
       *[corner] Uden vejen hjem, hvis I er enige: så vinder den, der først har alle sine skatte.
        [anywhere] Med vejen hjem: efter din sidste skat skal du tilbage til dit eget hjørne for at vinde.
    }
    { $secrets ->
        [all] Et kort spil: del færre kort ud.
       *[other] Et langt spil: del alle kortene ud.
    }
    .title = Andre måder at spille på

labyrinth-edition-first = I disse spilleregler trækker man lod om, hvem der begynder; i nyere udgaver er det den yngste.
    .about = hvem der begynder
labyrinth-edition-look = I disse spilleregler ser du dit første kort, når din første tur begynder; i nyere udgaver kigger alle, før spillet går i gang.
    .about = det første kort
labyrinth-edition-next = I disse spilleregler ser du dit næste kort i din næste tur; i nyere udgaver med det samme, men den skat må du først finde fra din næste tur.
    .about = det næste kort
labyrinth-edition-skip = Spillereglerne lader dig springe et træk over. Vi tror, at det betyder at gå, for man skal altid skubbe.
    .about = at gå
labyrinth-edition-children = At små børn ser alle deres kort, og at vejen hjem udelades, hvis alle er enige: begge dele står i spillereglerne.
    .about = at spille med små børn
labyrinth-edition-tiles = Man kender to sæt løse plader: 13 lige plader og 15 sving, eller 12 og 16, hver med 6 T-kryds. Her er det lige plader ({ $tiles_1 }), sving ({ $tiles_2 }) og T-kryds ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    I midten ligger et stykke ost, og i hjørnerne sidder sultne mus. Læg en vej for din mus, brik for brik.
    { $bag_3 ->
        [0] { "" }
       *[other] Læg katte i vejen for de andre.
    }
    { $finish ->
       *[cheese] Den første vej til osten vinder.
        [scent] Den første vej til duftområdet rundt om osten vinder.
    }
    .title = Hvad det går ud på
mouse-race-start =
    Hver spiller lægger en mus på hjørnet med samme farve. Osten kommer midt på brættet.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Man kan være to eller fire. To sidder skråt over for hinanden.
            [players-2-to-4] Man kan være to, tre eller fire. To sidder skråt over for hinanden.
        }
        [2] I er to, i hjørner skråt over for hinanden.
        [3] I er tre, og ét hjørne er tomt.
        [4] I er fire, én i hvert hjørne.
    }
    Brættet har tretten gange tretten felter. De otte rundt om osten er duftområdet.
    { $bag_3 ->
        [0] Alle andre brikker kommer i posen: lige brikker ({ $bag_1 }) og sving ({ $bag_2 }), men ingen katte her.
       *[other] Alle andre brikker kommer i posen: lige brikker ({ $bag_1 }), sving ({ $bag_2 }) og katte ({ $bag_3 }).
    }
    { $first ->
        [lot] Her trækkes der lod om, hvem der begynder. I spillet fra æsken er det den yngste. Så går det rundt med uret.
       *[other] Her er det allerede valgt, hvem der begynder. I spillet fra æsken er det den yngste. Så går det rundt med uret.
    }
    .title = Opstilling
    .small =
        { $seats ->
            [4] { "" }
           *[other] Et hjørne uden mus er et felt som alle andre.
        }
mouse-race-turn =
    Træk en brik fra posen uden at kigge, eller spring turen over.
    Bestem dig, før du trækker.
    Det, du trækker, skal du lægge, hvis det passer et sted, også selv om det fører den forkerte vej.
    Passer det ingen steder, lægger du brikken tilbage i posen (her sker det af sig selv), og din tur er forbi.
    .title = Din tur
    .small = Er posen tom, kan du kun springe turen over.
mouse-race-path =
    Lige brikker og sving gør din egen vej længere.
    Din første brik ligger ved siden af dit hjørne, på den ene eller den anden side. Dens linje skal begynde ved hjørnet.
    Hver ny brik ligger der, hvor den sidste peger hen. En lige brik går ligeud; et sving drejer til venstre eller højre, som du vil.
    { $bag_3 ->
        [0] Din vej må gå langs brættets kant og langs andre veje.
       *[other] Din vej må gå langs brættets kant, forbi katte og langs andre veje.
    }
    .title = Din vej
    .small = Hold afstand til de andre, ellers bliver du lukket inde.
mouse-race-blocked =
    { $may_point ->
       *[no] Den nye ende af din vej må ikke pege ud af brættet, på en kat, på en vej (heller ikke din egen) eller på en mus.
        [yes] Den nye ende af din vej må ikke pege ud af brættet eller på en kat.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Den må pege på en vej eller en mus, men så kan du først komme videre, når feltet foran er frit.
    }
    Passer en brik ikke på anden måde, lægger du den tilbage i posen (her sker det af sig selv).
    Du mister denne tur, men kun denne ene.
    .title = Ingen vej frem
    .small = Du sidder fast, hvis feltet foran din vej er optaget. Bliv ved med at trække, eller spring en tur over, og gå et skridt tilbage.
mouse-race-cat =
    { $cat_against ->
       *[next] Brug en kat til at bremse den næste spiller.
        [nearest] Brug en kat til at bremse den mus, der er nærmest osten, bortset fra din egen.
        [longest] Brug en kat til at bremse den mus, der har den længste vej, bortset fra din egen.
    }
    { $cat_zone ->
       *[side-or-way] Den må ligge på den spillers side af brættet eller på musens rute til osten.
        [side] Den skal ligge på den spillers side af brættet.
        [way] Den skal ligge på musens rute til osten.
        [anywhere] Den må ligge hvor som helst på brættet.
    }
    { $cat_zone ->
       *[side-or-way] Side: hvert felt, der ikke er nærmere en anden mus’ hjørne. Tæl skridt langs rækker og kolonner; et felt lige langt fra to hjørner hører til begge sider.
        [side] Side: hvert felt, der ikke er nærmere en anden mus’ hjørne. Tæl skridt langs rækker og kolonner; et felt lige langt fra to hjørner hører til begge sider.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Rute (prikket på billedet): rektanglet mellem vejens sidste brik og osten, og én ring af felter rundt om.
        [side] { "" }
        [way] Rute: rektanglet mellem vejens sidste brik og osten, og én ring af felter rundt om.
        [anywhere] { "" }
    }
    Den må ikke ligge lige for enden af nogen vej, altså på det felt, vejen peger på.
    Den må gerne ligge ved siden af et hjørne uden vej, så længe én udvej er fri.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] En mus uden vej skal altid have en plads til sin første brik.
    }
    Så er din tur forbi.
    .title = Læg en kat
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Nærmest: tæl skridt langs rækker og kolonner fra den sidste brik eller fra hjørnet. Er to lige nær, gælder den første af dem efter dig.
            [longest] Længst: flest brikker. Er to lige lange, gælder den første af dem efter dig.
        }
        { $cat_zone ->
           *[side-or-way] Før en mus har sin første brik, er ruten rektanglet mellem hjørne og ost, uden ringen.
            [side] { "" }
            [way] Før en mus har sin første brik, er ruten rektanglet mellem hjørne og ost, uden ringen.
            [anywhere] { "" }
        }
        Intet lægges oven på en anden brik, en mus eller osten.
        Er der intet felt til katten, lægger du den tilbage i posen, og din tur er forbi.
mouse-race-scent =
    { $scent ->
       *[may-block] På de otte felter rundt om osten må en kat altid ligge.
        [no-exception] Her er de otte felter rundt om osten som alle andre felter.
    }
    { $scent ->
       *[may-block] Det er lige meget, hvis side eller hvis rute det er.
        [no-exception] Heller ikke der må en kat ligge lige for enden af en vej.
    }
    { $scent ->
       *[may-block] Den må endda ligge lige for enden af en vej.
        [no-exception] { "" }
    }
    .title = Duftområdet
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Springer du en tur over, må du lægge den sidste brik af din egen vej tilbage i posen.
           *[other] Springer du en tur over, må du lægge én brik tilbage i posen: en hvilken som helst kat på brættet eller den sidste brik af din egen vej.
        }
        [own] Springer du en tur over, må du lægge den sidste brik af din egen vej tilbage i posen. Katte bliver, hvor de er.
    }
    Du behøver ikke tage noget tilbage.
    Du må springe så mange ture over, du vil.
    .title = Spring en tur over
    .small = Et skridt tilbage er ofte den hurtigste vej frem.
mouse-race-end =
    { $finish ->
       *[cheese] Du vinder, så snart brikken, du lægger, peger på osten. Tag osten, og sæt din mus i stedet.
        [scent] Du vinder, så snart du lægger en brik i duftområdet. Din mus tager osten.
    }
    { $finish ->
       *[cheese] En vej må gå gennem duftområdet og forbi osten uden at vinde.
        [scent] { "" }
    }
    { $limit ->
        [0] Her er der ingen grænse for antallet af ture.
       *[other] Vores egen regel, som ikke står i nogen udgave: har ingen vundet efter tur { $limit }, er det uafgjort. Alle spilleres ture tælles sammen, også dem, der springes over.
    }
    .title =
        { $finish ->
           *[cheese] Osten
            [scent] Slutningen
        }
    .small = En mus, der er lukket inde, er stadig med: du bliver ved med at trække brikker eller springe ture over.
mouse-race-more =
    Man kan også spille sådan her:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Med små børn: ingen undtagelse rundt om osten. Så ligger der aldrig en kat lige for enden af en vej.
            [no-exception] Med større børn: i duftområdet må katte ligge lige for enden af en vej.
        }
    }
    { $players ->
       *[players-2-or-4] Med tre spillere, som nogle udgaver tillader: vælg det, før I begynder.
        [players-2-to-4] { "" }
    }
    Flere katte i posen gør vejen længere, færre gør den kortere.
    .title = Andre måder at spille på

mouse-race-edition-players = I den franske, danske, italienske og russiske tekst kan man også være tre; i de andre er man to eller fire.
    .about = antallet af spillere
mouse-race-edition-bag = I æsken er der 169 brikker. Ingen tekst siger, hvor mange lige brikker, sving og katte der er; 72, 72 og 20 er vores egen standard.
    .about = hvad der er i æsken
mouse-race-edition-against = I den spanske tekst er en kat til den mus, der er nærmest osten, og længere fremme til den længste vej. Alle andre siger den næste spiller.
    .about = hvem en kat er til
mouse-race-edition-zone = De fleste tekster siger: på den næste spillers vej eller et andet sted på den spillers side. Den spanske og den italienske siger kun: i vejen. Hvor langt side og rute når, er vores egen tolkning.
    .about = hvor en kat må ligge
mouse-race-edition-point = Hvornår er en vej i vejen for din? Den franske og den italienske tekst taler om at støde på den. Derfor må den nye ende af din vej efter de almindelige regler ikke pege på nogen vej.
    .about = veje, der er i vejen
mouse-race-edition-scent = Rundt om osten lader den franske tekst en kat ligge, hvor man vil, den spanske endda oven på en vej. Det kan man ikke her.
    .about = duftområdet
mouse-race-edition-danish = Den danske tekst lader dig kun tage »din sidste trukne brik« tilbage og siger intet om katte. Vores danske udgave spiller som de andre: en kat eller den sidste brik af din vej.
    .about = at springe en tur over
mouse-race-edition-french = Den franske tekst lader dig tage »en af dine brikker« tilbage. Hos os er det den sidste, for enhver anden ville skære din vej over.
    .about = at springe en tur over
mouse-race-edition-finish = I den italienske tekst har en vej vundet, så snart den når de gule felter.
    .about = hvem der vinder
