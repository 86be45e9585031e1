/** Leading characters that codes share, from the widest level of the classification to one occupation with its specialties. */
export const MAJOR_GROUP_CODE_CHARS = 2
export const MINOR_GROUP_CODE_CHARS = 4
/** "21-10" of "21-1022.00". */
export const FAMILY_CODE_CHARS = 5
/** "21-102" of "21-1022.00": social workers of all kinds. */
export const BROAD_OCCUPATION_CODE_CHARS = 6
/** "29-1141" of "29-1141.01". */
export const OCCUPATION_CODE_CHARS = 7
