import { drawNextStep } from './draw-next-step.ts'

const start = window.waywellHeadStart
// Whatever goes wrong here, the application draws the step when it is there.
start?.first.then(answers => drawNextStep(start, answers)).catch(() => {})
