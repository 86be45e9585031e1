/** The line, from 1 on, of each offset asked for; the offsets must rise. */
export function lineNumbers(text: string): (offset: number) => number {
  let at = 0
  let number = 1
  return offset => {
    for (let found = text.indexOf('\n', at); found !== -1 && found < offset; found = text.indexOf('\n', at)) {
      number++
      at = found + 1
    }
    return number
  }
}
