import { useEffect } from 'react'
import { PRODUCT, TAGLINE } from '#shared/product.ts'
import { useLocation, useNavigationType } from './router.tsx'

let lastPath: string | undefined

/** Stands beside a screen: names the document, and after a navigation moves focus to the heading and the view to the top. */
export function PageTitleAndFocus({ title }: { title: string }) {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  useEffect(() => {
    const first = lastPath === undefined
    const moved = lastPath !== pathname
    lastPath = pathname
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView()
    if (first || !moved) return
    if (!target && how !== 'POP') window.scrollTo(0, 0)
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash, how])
  return null
}

export function documentTitle(title: string): string {
  return title === PRODUCT ? `${PRODUCT}: ${TAGLINE}` : `${title} · ${PRODUCT}`
}
