import type { PAY_ABROAD_UNITS } from './pay.ts'

type PayAbroadSource = {
  publisher: string
  year: number
  licence: string
  currency: string
  unit: (typeof PAY_ABROAD_UNITS)[number]
  /** Whose pay it is, after "gross pay of". */
  people: string
}

/** Eurostat publishes in euros, so that it serves for countries whose money is the euro. */
const euro = {
  publisher: 'Eurostat, Structure of Earnings Survey',
  year: 2022,
  licence: 'CC BY 4.0',
  currency: 'EUR',
  unit: 'month',
  people: 'employees',
} as const

/** Official pay outside the United States, by country code: publisher, year and money. Shown as published, never converted. */
export const PAY_ABROAD: Readonly<Record<string, PayAbroadSource>> = {
  AT: euro,
  AU: {
    publisher: 'Australian Bureau of Statistics, Employee Earnings and Hours',
    year: 2025,
    licence: 'CC BY 4.0',
    currency: 'AUD',
    unit: 'month',
    people: 'employees',
  },
  BE: euro,
  CA: {
    publisher: 'Employment and Social Development Canada, Job Bank',
    year: 2024,
    licence: 'Open Government Licence – Canada',
    currency: 'CAD',
    unit: 'hour',
    people: 'employees',
  },
  CY: euro,
  DE: {
    publisher: 'Statistisches Bundesamt, 62361-0030',
    year: 2025,
    licence: 'dl-de/by-2-0',
    currency: 'EUR',
    unit: 'month',
    people: 'full-time employees without bonuses',
  },
  GB: {
    publisher: 'Office for National Statistics, ASHE table 14',
    year: 2024,
    licence: 'Open Government Licence v3.0',
    currency: 'GBP',
    unit: 'month',
    people: 'employees, part-time ones included',
  },
  GR: euro,
  HR: euro,
  IE: euro,
  IT: euro,
  LT: euro,
  LU: euro,
  LV: euro,
  MT: euro,
  NZ: {
    publisher: 'Stats NZ, earnings from main wage and salary job',
    year: 2025,
    licence: 'CC BY 4.0',
    currency: 'NZD',
    unit: 'month',
    people: 'employees',
  },
  PT: euro,
  SI: {
    publisher: 'Statistical Office of the Republic of Slovenia',
    year: 2022,
    licence: 'CC BY 4.0',
    currency: 'EUR',
    unit: 'month',
    people: 'employees',
  },
  SK: euro,
}
