import { account } from './account/contract.ts'
import { billing } from './billing/contract.ts'
import { career } from './career/contract.ts'
import { support } from './support/contract.ts'
import { wellness } from './wellness/contract.ts'

/** Every operation of the API. */
export const contract = { account, billing, career, support, wellness }
