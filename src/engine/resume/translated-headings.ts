/** Headings of résumés in other languages than English, in small letters; one per comma. */
export const TRANSLATED_HEADINGS = (
  [
    [
      'work',
      `experiencia,experiencia laboral,experiencia profesional,historial laboral,trayectoria profesional
experiência,experiência profissional,histórico profissional,expérience,expériences
expérience professionnelle,expériences professionnelles,parcours professionnel,berufserfahrung
beruflicher werdegang,berufspraxis,praktische erfahrung,esperienza,esperienze,esperienza lavorativa
esperienze lavorative,esperienza professionale,esperienze professionali,werkervaring,loopbaan,工作经历
工作经验,工作經歷,工作經驗,职业经历,実務経験,職歴,職務経歴,경력,경력사항,historia laboral,antecedentes laborales,empleo
emprego,percurso profissional,atividade profissional,emplois,expérience de travail,emplois occupés
berufliche tätigkeit,berufliche stationen,berufliche erfahrung,arbeitserfahrung,berufslaufbahn
praktika,carriera,attività professionale,carrière,beroepservaring,doświadczenie zawodowe
doświadczenie,przebieg kariery,arbetslivserfarenhet,yrkeserfarenhet,anställningar,arbeidserfaring
yrkeserfaring,erhvervserfaring,ansættelser,työkokemus,pracovní zkušenosti,praxe,zaměstnání
iş deneyimi,deneyim,munkatapasztalat,szakmai tapasztalat,experiență profesională,experiență
radno iskustvo,опыт работы,εργασιακή εμπειρία,工作履历,職務履歴,경력 사항`,
    ],
    [
      'education',
      `educación,formación,formación académica,estudios,educação,formação,formação acadêmica,formation
formations,études,diplômes,ausbildung,bildung,schulbildung,studium,bildungsweg,istruzione
istruzione e formazione,formazione,opleiding,opleidingen,教育经历,教育背景,教育經歷,学历,学歴,학력,학력사항
formación y estudios,educación y formación,formación reglada,escolaridad,escolaridade
habilitações literárias,habilitações académicas,formação académica,formação escolar,scolarité
formation académique,formation initiale,schulische ausbildung,akademische ausbildung
schule und ausbildung,ausbildung und studium,studium und ausbildung,hochschulstudium
percorso di studi,titoli di studio,studi,scholing,wykształcenie,edukacja,utbildning,utdanning
uddannelse,koulutus,vzdělání,eğitim,tanulmányok,educație,studii,obrazovanje,образование
εκπαίδευση`,
    ],
    [
      'skills',
      `habilidades,competencias,aptitudes,competências,compétences,kenntnisse,fähigkeiten,edv-kenntnisse
competenze,vaardigheden,技能,专业技能,スキル,기술,conocimientos,informática,conhecimentos,aptidões
competências técnicas,connaissances,atouts,fachkenntnisse,it-kenntnisse,besondere kenntnisse
conoscenze,conoscenze informatiche,capacità,computervaardigheden,umiejętności,kompetenser
färdigheter,kompetanse,ferdigheter,kompetencer,taidot,dovednosti,yetenekler,beceriler,készségek
competențe,vještine,навыки`,
    ],
    [
      'languages',
      `idiomas,lenguas,línguas,langues,sprachen,sprachkenntnisse,lingue,talen,语言,语言能力,語学,języki
języki obce,znajomość języków,språk,språkkunskaper,sprog,kielitaito,jazyky,jazykové znalosti
diller,yabancı diller,nyelvtudás,limbi străine,jezici,языки`,
    ],
    [
      'certificates',
      `certificados,certificaciones,cursos,certificações,certifications,zertifikate,weiterbildung
certificati,certificazioni,certificaten,证书,資格,免許・資格,자격증,cursos y certificados
formación complementaria,cursos complementares,formação complementar,formations complémentaires
permis,fortbildung,fortbildungen,weiterbildungen,führerschein,corsi,corsi di formazione,patenti
cursussen,rijbewijs,kursy,kursy i szkolenia,szkolenia,prawo jazdy,kurser,körkort,førerkort
kørekort,sertifikalar,kurslar,kurzy`,
    ],
    [
      'summary',
      `perfil,perfil profesional,resumo,profil,zusammenfassung,profilo,profiel,自我评价,自己pr,resumen
resumen profesional,sobre mí,objetivo,objetivo profesional,sobre mim,à propos,objectif,über mich
profilo personale,over mij,podsumowanie,o mnie,om mig,om meg,profiili,hakkımda,profilom,résumé`,
    ],
    [
      'head',
      `datos personales,dados pessoais,contacto,kontakt,persönliche daten,dati personali,个人信息,个人简历
lebenslauf,curriculum,履歴書,이력서,información personal,datos de contacto,contato,coordonnées
état civil,informations personnelles,kontaktdaten,persönliche angaben,angaben zur person,zur person
informazioni personali,persoonlijke gegevens,personalia,dane osobowe,dane kontaktowe
personuppgifter,kontaktuppgifter,kişisel bilgiler,osobní údaje,личные данные,基本情報
基本信息`,
    ],
    [
      'other',
      `referencias,références,referenzen,intereses,loisirs,centres d'intérêt,hobbys,interessi,兴趣爱好
aficiones,otros datos,otros,interesses,outras informações,divers,informations complémentaires
interessen,sonstiges,sonstige kenntnisse,freizeit,altro,altre informazioni,overige,hobby,hobby's
zainteresowania,intressen,referenser,interesser,referanser,referencer,harrastukset,ilgi alanları
referanslar,zájmy,klauzula`,
    ],
    [
      'volunteer',
      `voluntariado,trabajo voluntario,trabalho voluntário,bénévolat,engagement associatif,ehrenamt
ehrenamtliches engagement,ehrenamtliche tätigkeit,ehrenamtliche tätigkeiten,volontariato
attività di volontariato,vrijwilligerswerk,wolontariat,ideellt arbete,frivillig,frivilligt arbejde
gönüllü çalışmalar,önkéntes munka,ボランティア`,
    ],
    ['projects', `proyectos,projetos,projets,projekte,progetti,projecten,projekty,项目经历,项目经验`],
  ] as const
).map(([section, names]) => ({ section, names: names.split(/[,\n]\s*/u) }))
