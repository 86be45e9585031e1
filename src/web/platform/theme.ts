import { setItem } from './local-storage.ts'

export const THEME_KEY = 'waywell.theme'

/** Handles every theme switch of the page, before and after React has taken over. */
export function installThemeSwitch() {
  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('[data-theme-switch]')) switchTheme()
  })
}

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
  setItem(THEME_KEY, root.dataset.theme)
}
