import { beforeAll, expect, test } from 'vitest'
import { blockContextMenu } from './block-context-menu.ts'

beforeAll(blockContextMenu)

test.for([
  ['<p id="it">text</p>', false],
  ['<a id="it" href="/">link</a>', false],
  ['<div contenteditable="false"><b id="it">fixed</b></div>', false],
  ['<input id="it">', true],
  ['<textarea id="it"></textarea>', true],
  ['<div contenteditable="true"><b id="it">text</b></div>', true],
] as const)('%s: menu %s', ([html, allowed]) => {
  document.body.innerHTML = html
  const event = new Event('contextmenu', { bubbles: true, cancelable: true })
  document.getElementById('it')?.dispatchEvent(event)
  expect(!event.defaultPrevented).toBe(allowed)
})
