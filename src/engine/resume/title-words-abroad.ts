/** Nouns for posts in the languages of Europe, as parts of a pattern; English ones stand elsewhere. */
const SPANISH = `gerente subgerente jef[ea] encargad[oa] ingenier[oa] auxiliar ayudante analista asesora? coordinadora? camarer[oa] cociner[oa]
vendedora? dependient[ea] cajer[oa] profesora? maestr[oa] enfermer[oa] operari[oa] mecánic[oa] electricista administrativ[oa] repartidora? albañil
limpiadora? recepcionista secretari[oa] contable desarrolladora? programadora? diseñadora? supervisora directora becari[oa] responsable abogad[oa]
periodista traductora? fisioterapeuta farmacéutic[oa] cuidadora? asistente arquitect[oa] teleoperadora? conductora conserje`
const PORTUGUESE = `engenheir[oa] coordenadora? assistente atendente cozinheir[oa] garçom garçonete motorista enfermeir[oa] estagiári[oa]
encarregad[oa] operadora? mecânico eletricista pedreiro secretári[oa] contadora? desenvolvedora? arquitet[oa] advogad[oa] jornalista diretora?
chefe consultora balconista faxineir[oa] porteir[oa] aprendiz tradutora? caixa`
const FRENCH = `cuisini(?:er|ère) serveu(?:r|se) vendeu(?:r|se) directeur directrice chargée? conduc(?:teur|trice) infirmi(?:er|ère) aide-soignante?
stagiaire ingénieure? technicien(?:ne)? comptable adjointe? enseignante? professeure? développeu(?:r|se) commis(?:-vendeuse)? apprentie? ouvri(?:er|ère)
magasini(?:er|ère) préparat(?:eur|rice) hôtesse caissi(?:er|ère) secrétaire assistante gestionnaire livreu(?:r|se) mécanicien(?:ne)? électricien(?:ne)?
menuisi(?:er|ère) plombier pâtissi(?:er|ère) coiffeu(?:r|se) éducat(?:eur|rice) animat(?:eur|rice) traduc(?:teur|trice) rédac(?:teur|trice) graphiste
conseill(?:er|ère) consultante formateur formatrice cheffe plongeu(?:r|se) chercheu(?:r|se) agente acheteu(?:r|se) dessinat(?:eur|rice)`
const GERMAN = `\\p{L}{0,24}leiter(?:in)? \\p{L}{0,24}mitarbeiter(?:in)? \\p{L}{0,24}bearbeiter(?:in)? \\p{L}{0,24}mechaniker(?:in)? \\p{L}{0,24}mechatroniker(?:in)?
auszubildende[rn]? azubi \\p{L}{0,24}kaufmann \\p{L}{0,24}kauffrau \\p{L}{0,24}verkäufer(?:in)? \\p{L}{0,24}pfleger(?:in)? krankenschwester lehrer(?:in)?
\\p{L}{1,24}lehrer(?:in)? \\p{L}{2,24}fahrer(?:in)? köchin \\p{L}{0,24}ingenieur(?:in)? \\p{L}{0,24}entwickler(?:in)? \\p{L}{0,24}berater(?:in)? \\p{L}{0,24}assistent(?:in)?
praktikant(?:in)? werkstudent(?:in)? \\p{L}{0,24}arbeiter(?:in)? \\p{L}{2,24}helfer(?:in)? monteur(?:in)? elektriker(?:in)? schlosser(?:in)? kellner(?:in)?
servicekraft aushilfe \\p{L}{0,24}buchhalter(?:in)? rechtsanwalt anwältin arzt ärztin erzieher(?:in)? dozent(?:in)? referent(?:in)? \\p{L}{0,24}führer(?:in)?
disponent(?:in)? lagerist(?:in)? \\p{L}{0,24}fachkraft \\p{L}{0,24}informatiker(?:in)? \\p{L}{0,24}techniker(?:in)? friseur(?:in)? redakteur(?:in)? übersetzer(?:in)?
(?:haus|werk|industrie|lager|kfz-|elektro|maurer)meister(?:in)? polier`
const ITALIAN = `responsabile magazzinier[ea] operai[oa] addett[oa] impiegat[oa] cuoc[oa] camerier[ea] infermier[ea] autista caporeparto capoturno capocantiere
mulettista commess[oa] insegnante direttore direttrice ingegnere contabile segretari[oa] consulente praticante tirocinante stagista apprendista muratore
elettricista idraulico falegname saldatore parrucchier[ea] pizzaiol[oa] lavapiatti avvocato architetto ricercat(?:ore|rice) educat(?:ore|rice) progettista
programmatore sviluppat(?:ore|rice) vendit(?:ore|rice) collaborat(?:ore|rice) amministrat(?:ore|rice) coordinat(?:ore|rice)`
const DUTCH = `\\p{L}{0,24}medewerk(?:er|ster) \\p{L}{0,24}verpleegkundige verzorgende leraar lerares docente \\p{L}{0,24}beheerder \\p{L}{0,24}adviseur verkoper verkoopster
stagiaire? kok hulpkok afwasser vakkenvuller \\p{L}{0,24}ontwikkelaar \\p{L}{2,24}leider metselaar loodgieter elektricien boekhouder secretaresse receptioniste
onderzoeker promovendus ambtenaar`
const SLAVIC = `kierownik specjalist(?:k)?a nauczyciel(?:ka)? kierowca sprzedawca sprzedawczyni inżynier księgow[ya] asystent(?:ka)? pracownik magazynier kucharz
kelner(?:ka)? mechanik elektryk spawacz lekarz pielęgniarka dyrektor koordynator programista analityk recepcjonist(?:k)?a przedstawiciel doradca
učitel(?:ka)? vedoucí dělník řidič prodavač(?:ka)? inženýr(?:ka)?`
const NORTHERN = `\\p{L}{0,24}lärare sjuksköterska undersköterska \\p{L}{0,24}ingenjör \\p{L}{0,24}säljare montör \\p{L}{0,24}biträde \\p{L}{0,24}utvecklare konsult snickare kock
servitris servitör \\p{L}{2,24}ledare handläggare vaktmästare barnskötare sykepleier lærer selger utvikler rådgiver kokk sjåfør medarbeider medarbejder
sygeplejerske sælger opettaja sairaanhoitaja myyjä insinööri kokki`
const OTHERS = `mühendisi? öğretmeni? müdürü? uzmanı? garson aşçı inginer(?:ă)? șofer vânzător mérnök tanár eladó`
/** "Instituto Técnico" and "Istituto Tecnico" are schools; "koch" is a name as well. */
export const TITLE_PHRASES_ABROAD = [
  '(?<!(?:instituto|colegio|istituto|liceo|escuela|escola|diploma|bachillerato|curso) )t[ée]cnic[oa](?= (?:em|de|en|di|informátic|mecânic|electric|superior|especialista|de)|$)',
  'técnic[oa](?= \\p{Lu})(?<!(?:instituto|colegio|escuela|escola|curso) técnic[oa])',
  '(?<=^)koch(?=$|/)',
  '(?<=^)capo(?= )',
  'second de cuisine',
  'mozo de almacén',
]

/** Words that end as the second part does, with any letters before. */
const COMPOUND = /^\\p\{L\}\{\d,24\}(.+)$/u
const NOUNS = [SPANISH, PORTUGUESE, FRENCH, GERMAN, ITALIAN, DUTCH, SLAVIC, NORTHERN, OTHERS].flatMap(words =>
  words.split(/\s+/u),
)

export const TITLE_NOUNS_ABROAD = NOUNS.filter(noun => !COMPOUND.test(noun))
/** "…leiter", "…kauffrau". */
export const TITLE_ENDINGS_ABROAD = NOUNS.flatMap(noun => COMPOUND.exec(noun)?.[1] ?? [])
