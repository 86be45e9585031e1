import { expect, test } from 'vitest'
import { isPushAddress } from './push-subscription.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is the address of a push service', endpoint => {
  expect(isPushAddress(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example',
  'https://notpush.apple.com@127.0.0.1/',
  'https://xfcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'file:///etc/passwd',
  'abc',
])('%s is not', endpoint => {
  expect(isPushAddress(endpoint)).toBe(false)
})
