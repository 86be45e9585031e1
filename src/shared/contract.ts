import { account } from './account/contract.ts'
import { support } from './support/contract.ts'
import { wellness } from './wellness/contract.ts'

/** Every operation of the API. */
export const contract = { account, support, wellness }
