import { placeKey } from '#engine/market/place-key.ts'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** US cities with their wage areas, the world's larger cities, and countries with purchasing power. */
export async function buildPlaces(source: string, target: string): Promise<BuiltFile[]> {
  const cities = (await readTable(source, 'geo/us_city_area.csv'))
    .map(row => ({
      name: cell(row, 'city'),
      state: cell(row, 'state'),
      population: Number(cell(row, 'population')),
      area: cell(row, 'area_id')
        .trim()
        .replaceAll(/[;,|\s]+/g, ' '),
    }))
    .sort((a, b) => b.population - a.population || byText(a.name + a.state, b.name + b.state))
  const world = (await readTable(source, 'geo/world_cities_100k.csv'))
    .map(row => ({
      name: cell(row, 'city'),
      country: cell(row, 'country'),
      population: Number(cell(row, 'population')),
    }))
    .sort((a, b) => b.population - a.population || byText(a.name + a.country, b.name + b.country))
  const countries = (await readTable(source, 'geo/countries_ppp.csv')).sort((a, b) =>
    byText(cell(a, 'iso2'), cell(b, 'iso2')),
  )
  const known = [
    ...cities.map(city => ({ ...city, region: city.state, country: 'US' })),
    ...world.map(city => ({ ...city, region: '', area: '' })),
  ].map(city => ({ ...city, key: placeKey(city.name) }))
  known.sort((a, b) => byText(a.key, b.key))
  return [
    await writeKnowledge(
      target,
      {
        file: 'cities.tsv',
        rows: known.length,
        source: 'GeoNames; wage areas: DOL OFLC',
        date: '2024–26',
      },
      lines(
        known.map(city => [
          city.key,
          city.name,
          city.region,
          city.country,
          Math.max(1, Math.round(city.population / 1000)),
          city.area,
        ]),
      ),
    ),
    await writeKnowledge(
      target,
      {
        file: 'countries.json',
        rows: countries.length,
        source: 'World Bank purchasing power parities',
        date: 'to 2024',
      },
      columns({
        codes: countries.map(row => cell(row, 'iso2')),
        names: countries.map(row => cell(row, 'name')),
        currencies: countries.map(row => cell(row, 'currency').split(/[,;|]/)[0] ?? ''),
        years: countries.map(row => Number(cell(row, 'ppp_year')) || null),
        factors: countries.map(
          row => Number(Number(cell(row, 'ppp_lcu_per_intl_dollar')).toPrecision(5)) || null,
        ),
      }),
    ),
  ]
}

function lines(rows: (string | number)[][]): string {
  return `${rows.map(row => row.join('\t')).join('\n')}\n`
}
