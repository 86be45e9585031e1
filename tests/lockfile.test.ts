import { expect, test } from 'vitest'
import lock from '../package-lock.json' with { type: 'json' }

type Locked = { version: string; integrity?: string; resolved?: string; optional?: boolean }
const packages = Object.entries(lock.packages as Record<string, Locked>).filter(([path]) => path !== '')

/**
 * Builds of our tools for platforms whose hashes could not be had when these versions were locked: npm takes them
 * unchecked. Nothing may join them, and what gets its hash must leave.
 */
const WITHOUT_HASH = {
  '@biomejs/cli-*@2.6.6':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@napi-rs/canvas-*@1.1.0':
    'android-arm64 darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-arm64-musl linux-riscv64-gnu linux-x64-musl win32-arm64-msvc win32-x64-msvc',
  '@rolldown/binding-*@1.2.19':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm64-gnu linux-arm64-musl linux-ppc64-gnu linux-s390x-gnu linux-x64-musl openharmony-arm64 wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  '@tailwindcss/oxide-*@4.3.5':
    'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm64-musl linux-x64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
}

test('every package is locked with its hash, but for the named builds of tools for other platforms', () => {
  const named = Object.entries(WITHOUT_HASH).flatMap(([family, platforms]) =>
    platforms.split(' ').map(platform => family.replace('*', platform)),
  )
  const missing = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(missing.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)).toEqual(
    named,
  )
  expect(missing.every(([, { optional }]) => optional)).toBe(true)
  expect(packages.length).toBeGreaterThan(named.length * 10)
})

test('no package names the host it came from: everybody installs from their own registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
