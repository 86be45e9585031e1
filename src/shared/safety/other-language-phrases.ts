/** The plainest words for it in languages that people mix with English; letters with and without their marks. */
export const OTHER_LANGUAGES: readonly string[] = [
  // Spanish
  '(?:me )?quiero (?:morir|morirme|matar|matarme|suicidar|suicidarme)',
  'no quiero (?:seguir )?(?:vivir|viviendo|viv[oa]|estar viv[oa])(?: más| mas)?(?= [|]|$| $)',
  'quitarme la vida',
  '(?:pensado en|pienso en|pensando en|ganas de|intent[eé]|intentado) (?:matarme|suicidarme|morir|morirme)',
  // French
  '(?:je )?veux (?:mourir|me tuer|me suicider)',
  '(?:envie de|pense à|pense a) (?:mourir|me tuer|me suicider)',
  'en finir avec la vie',
  // German
  '(?:will|möchte|moechte|mochte) (?:sterben|(?:nicht|nimmer) mehr leben|mich umbringen|mir das leben nehmen)',
  'mich (?:umbringen|umzubringen)',
  // Portuguese
  'quero (?:morrer|me matar|me suicidar)',
  '(?:não|nao) quero (?:mais )?viver(?: mais)?(?= [|]|$| $)',
  'tirar a minha (?:própria |propria )?vida',
  // Italian
  'voglio (?:morire|uccidermi|ammazzarmi|farla finita)',
  // Tagalog
  'gusto ko (?:na |ng |nang )*(?:mamatay|magpakamatay)',
  '(?:ayoko|ayaw ko) na(?:ng)? mabuhay',
  // Vietnamese
  '(?:muốn|muon) (?:chết|chet|tự tử|tu tu)',
  // Polish
  '(?:chcę|chce) (?:umrzeć|umrzec|się zabić|sie zabic)',
  'nie (?:chcę|chce) (?:już |juz )?(?:żyć|zyc)',
  // Haitian Creole
  '(?:vle|anvi) mouri',
  'touye (?:tèt|tet) mwen',
  // Russian
  'хочу (?:умереть|сдохнуть)',
  'не хочу (?:больше )?жить',
  'покончить с собой',
  // Chinese, Japanese, Korean: no spaces between words
  '[^ ]*(?:想死(?!你)|不想活|想自杀|想自殺|死にたい|죽고싶)[^ ]*',
  '죽고 싶[^ ]*',
]
