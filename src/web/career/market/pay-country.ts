import type { MarketResult } from '#shared/career/market-result.ts'

/** Where the pay asked for holds: the country outside the United States, else the place of the figures. */
export function payCountry({
  abroad,
  equivalent,
  band,
}: Pick<NonNullable<MarketResult['salary']>, 'abroad' | 'equivalent' | 'band'>): string {
  return abroad?.country ?? equivalent?.country ?? band.place
}
