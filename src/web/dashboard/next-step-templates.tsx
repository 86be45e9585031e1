import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from '#web/platform/router.tsx'
import { EARLY_TEMPLATE, STEPS_IN_TEMPLATES, templateOf } from './early-place.ts'
import { NextStepAhead } from './next-step-ahead.tsx'

/** Every next step as the application draws it, for draw-next-step.ts: made at build, never in a browser. */
export function nextStepTemplates(): string {
  return STEPS_IN_TEMPLATES.map(step => {
    const panel = renderToStaticMarkup(
      <MemoryRouter at="/dashboard">
        <NextStepAhead step={step} />
      </MemoryRouter>,
    )
    return `<template ${EARLY_TEMPLATE}="${templateOf(step)}">${panel}</template>`
  }).join('')
}
