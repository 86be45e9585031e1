import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-rule pt-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
