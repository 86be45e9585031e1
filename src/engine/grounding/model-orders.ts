import { plainCharacters } from './plain-characters.ts'

/** Whether a sentence speaks to a model instead of about a person or a job. */
export function isOrder(sentence: string): boolean {
  const plain = plainCharacters(sentence)
  return ORDERS.some(pattern => pattern.test(plain) || pattern.test(withoutSpacing(plain)))
}

/** "I g n o r e" is read as one word. */
function withoutSpacing(text: string): string {
  return text.replace(/\b(?:\p{L}[ .\-_*]){3,}\p{L}\b/gu, spaced => spaced.replace(/[ .\-_*]/gu, ''))
}

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop|neglect|discard)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|above|previous|prior|earlier|everything|constraints?|task|facts|polic(?:y|ies)|context)\b/iu,
  /\b(?:system|developer|hidden|initial|original|secret|your|these|above)\s+(?:prompts?|instructions?|messages?|rules?|directives?)\b/iu,
  /\b(?:reveal|print|repeat|output|display|show|leak|dump|expose|recite|summari[sz]e|translate|encode|write out)\b.{0,40}\b(?:prompts?|instructions?|system|configuration|secrets?|keys?|tokens?|verbatim|word for word|other (?:users?|people|candidates?|applicants?))\b/iu,
  /\b(?:you are|you're|act|behave|respond|answer|pretend|roleplay|speak)\b.{0,15}\b(?:now|as if|as an? (?:ai|assistant|model|admin\w*|unrestricted|different|new)|dan|in developer mode|jailbroken)\b/iu,
  /\b(?:respond|reply|answer|output|write|say|print|return|end|begin|start|append|include|add|insert|conclude)\b.{0,25}\b(?:only|exactly|with the (?:words?|phrase|sentence|text)|the following|instead|in your (?:reply|response|answer|output|summary)|to your (?:reply|response|answer|output|summary)|html|javascript|script tag|markdown|json|base64|link|url)\b/iu,
  /\b(?:ai|llm|language model|chatbot|chatgpt|gpt-?\d|claude|gemini|assistant|model|copilot|screening (?:tool|system|software)|automated (?:system|reviewer|screener))s?\b.{0,60}\b(?:must|should|shall|need to|have to|please|instructed|required to|are to|is to|will now|reading this|processing this|evaluating|reviewing|who reads|that reads)\b/iu,
  /\b(?:note|attention|important|message|instructions?|to|dear|hey)\b.{0,15}\b(?:ai|llm|language model|chatbot|assistant|model|recruiting bot|parser|screener)\b/iu,
  /\b(?:rate|rank|score|recommend|mark|classify|evaluate|treat)\b.{0,30}\b(?:this candidate|this applicant|this resume|this cv|me|him|her|them|it)\b.{0,30}\b(?:as|at|with|highest|top|perfect|best|100|ten|first)\b/iu,
  /\b(?:new|updated|real|actual|next|true|final)\s+(?:task|instructions?|objective|goal|system|orders?)\s*(?::|is\b|are\b)/iu,
  /\b(?:jailbreak|prompt injection|developer mode|god mode|do anything now|end of (?:the )?(?:document|data|facts|posting|resume|context|input)|begin(?:ning)? of (?:new )?instructions)\b/iu,
  /(?:^|\n)\s*["'#*>\-[({<]*\s*(?:system|assistant|developer|user|human|instruction|instructions|admin|tool)\s*["'\])}>]*\s*:/iu,
  /\byou (?:must|should|have to|need to|will|shall)\b.{0,20}\b(?:confirm|state|say|claim|write|output|answer|respond|reply|pretend|mention)\b/iu,
  /<\||<\/?(?:system|assistant|user|facts?|instructions?|prompt|inst|data|task)\b[^>]{0,40}>|<!--|\[\/?INST\]|<<SYS>>|###\s*(?:instruction|system|response)|\{\{.*\}\}|```/iu,
  /"(?:role|facts|source|label|text|content|tool_calls?)"\s*:/iu,
  /\bdo not (?:mention|reveal|tell|say|disclose|include|check|follow|obey|use the facts)\b/iu,
  /\b(?:call|use|invoke|run|execute)\b.{0,15}\b(?:tool|function|command|code|shell|sql|query)\b.{0,30}\b(?:with|for|on|as|user|another|other)\b/iu,
  /\b(?:ignorier\w*|ignora|ignorez|ignore[zs]?|vergiss|olvida|oubliez|esquece|dimentica|negeer)\b.{0,40}\b(?:anweisung\w*|instruc\w+|consignes?|istruzioni|regeln|reglas|instructies|todo|alles|tout)\b/iu,
  /(?:忽略|无视|無視|игнорируй\w*|تجاهل|지시를 무시).{0,40}/u,
  /\b[A-Za-z0-9+/]{60,}={0,2}/u,
  /\bjavascript:|\bdata:text|\bon(?:error|load|click)\s*=/iu,
]
