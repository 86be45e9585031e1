/** Words that say nothing alone and nothing together: a phrase made only of these is no skill. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `a able about account activity all an and any application approach area as at background balance base based basic benefit best
  big business by care career case center change class clear client commercial communicate company computer concept condition content
  core corporate cost culture custom customer data date day deal degree deliver delivery department design detail develop development device
  digital document domain drive duty dynamic effective efficient employee employer end energy engineer engineering enterprise environment
  equipment excellent execution experience expert expertise fast feature field file first flexible focus for form format function
  future general global goal good great group growth hand hardware health help high home hour idea impact improve in industry information
  initiative innovation innovative insight interest internal international into issue it item job key knowledge large law lead leader level life local
  long machine main major manage manager market material measure medium meeting member method mission model modern money
  need network new next of office on one online open operation operational opportunity option or order organization other our output own package page
  part partner passion pay people performance person personal place plan platform point policy position positive power practice pressure price
  principle private problem procedure process product production professional program project property public purpose quality range
  ready real region regulation relationship relevant report request requirement research resource response responsibility result review
  right risk role rule safe sale schedule school science scope search section sector secure security senior service set setting shift site
  situation skill small social society software solution source space special specialist staff standard start state status store strategic strategy strong
  structure student study style subject success support system talent target task team technical technique technology term test the theory
  thing time to tool top topic total track trade tradition train training transport travel trend type unit up use user value various vendor
  vision way web week with work worker working workplace world year young`.split(/\s+/u),
)

/** Folded phrases that the sources list but that in advertisements are benefits, people, places or filler. */
export const NOT_SKILLS: ReadonlySet<string> = new Set(
  `401k,401,health insurance,dental insurance,vision insurance,life insurance,medical insurance,dental,vision,pension,bonus,stock option,equity,
  paid time off,pto,parental leave,maternity leave,sick leave,vacation,holiday,remote work,hybrid work,work from home,flexible hour,flexible working,
  wellness,wellness program,gym membership,free lunch,snack,company car,commuter benefit,tuition reimbursement,retirement plan,profit sharing,
  employee discount,referral program,salary,compensation,benefit,perk,relocation,relocation assistance,visa sponsorship,career growth,career development,
  professional development,work-life balance,work life balance,work/life balance,diversity,inclusion,diversity and inclusion,equal opportunity,equal employment opportunity,disability,veteran,gender,
  religion,race,age,citizenship,background check,drug test,cover letter,resume,curriculum vitae,interview,application,applicant,candidate,job,
  career,team,startup,fortune 500,headquarter,remote,onsite,on-site,hybrid,full-time,full time,part-time,part time,contract,permanent,temporary,
  internship,experience,work experience,year of experience,bachelor degree,master degree,degree,diploma,high school,phd,certification,license,skill,
  knowledge,ability,technology,software,application software,computer,business,management,engineering,work,communication skill and,english and,
  energy,history,communication,life,hair,patent,sensor,camera,environment,industry,quality,service,customer,client,product,process,system,
  support,development,design,research,planning,plan,report,operation,security,safety,health,education,training,performance,responsibility,
  requirement,opportunity,environmental,international,global,local,monday,friday,night,weekend,shift,day,week,month,hour,overtime,
  facebook,youtube,instagram,twitter,tiktok,linkedin,indeed,glassdoor,apple safari,safari,chrome,firefox,mozilla firefox,microsoft edge,edge,web browser software,web browser,
  internet,email,phone,mobile,laptop,printer,new york,london,berlin,paris,austin,boston,chicago,seattle,united state,usa,uk,europe,eu,
  innovation,passion,success,growth,mission,value,culture,impact,community,people,family,friend,home,school,hospital,clinic,store,office,
  a plus,plus,must,nice to have,preferred,required,high volume,fast-paced,fast paced,fast-paced environment,fast paced environment,best practice,best practices,
  day-to-day,hands-on,end-to-end,etc,eg,ie,ongoing,detail,role,position,title,department,division,organization,company,employer,employee,
  manager,supervisor,director,engineer,developer,nurse,teacher,accountant,analyst,specialist,assistant,associate,coordinator,administrator,
  consultant,technician,operator,driver,clerk,representative,agent,officer,intern,student,patient,child,parent,staff,member,colleague,stakeholder and,
  accept,prepare,ensure,maintain,provide,perform,deliver,lead,manage,execute,monitor,handle,assist,help,review,create,build,write,read,
  data,information,document,documentation,file,record,content,material,equipment,tool,machine,vehicle,facility,building,site,area,region,
  strategy,objective,goal,target,result,metric,budget and,cost,price,revenue,profit,market,sector,trend,news,event,meeting,
  pressure,deadline,challenge,issue,problem,solution,idea,opinion,feedback,question,answer,test,testing and,check,checklist,draft,
  flow,form,format,frame,function,group,guide,image,index,input,item,key,layer,level,line,link,list,load,log,map,match,media,memory,message,
  mode,model,module,network,node,note,number,object,option,order,output,page,panel,paper,part,path,pattern,point,policy,position,power,practice,
  print,privacy,product line,program,project,property,protocol,public,queue,range,rate,ratio,ray,reaction,reader,reason,reference,release,reporting and,
  resource,response,right,risk,root,route,row,rule,sample,scale,scene,scope,score,screen,script,search,section,sector,sense,series,server,session,set,
  share,shape,signal,site,size,slide,source,space,speed,sport,stack,stage,standard,star,state,status,step,stock,story,stream,string,structure,
  study,style,subject,suite,summary,surface,switch,symbol,table,tag,task,term,text,theme,theory,thread,ticket,time,token,topic,total,touch,track,trade,
  transfer,transport,tree,trial,type,unit,update,use,user,utility,variable,version,video,view,visit,voice,volume,wall,watch,wave,way,web,weight,wheel,window,wire,wood,word,world`
    .split(/,\s*/u)
    .map(phrase => phrase.trim()),
)
