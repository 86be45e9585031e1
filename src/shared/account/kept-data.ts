import { PRODUCT } from '#shared/product.ts'
import type { SwitchName } from './consent.ts'

type KeptData = {
  title: string
  where: string
  who: string
  deletedBy: 'check-ins' | 'notes' | 'context' | 'events' | null
}

/** The data that each switch lets in, where it is and who can see it. */
export const KEPT_DATA: Record<SwitchName, readonly KeptData[]> = {
  daily_check_ins: [
    {
      title: 'Mood and energy',
      where:
        'On our server, each with its time. A summary goes to a language model only if you agree to that, and to your email address only if you switch the weekly summary on.',
      who: `You. Nobody at ${PRODUCT} looks at them, and no employer can.`,
      deletedBy: 'check-ins',
    },
    {
      title: 'Notes',
      where:
        'On our server, beside their check-in. They go there when you save, and to nothing else: no language model gets them.',
      who: 'You.',
      deletedBy: 'notes',
    },
    {
      title: 'Tags, sleep, hours and how at ease you were',
      where:
        'On our server, beside their check-in, where you added them. Days with a tag are compared there too, when you look.',
      who: 'You.',
      deletedBy: 'context',
    },
    {
      title: 'Changes at work you noted',
      where: 'On our server, each with its day. Nothing else uses them: they only stand in your charts.',
      who: 'You.',
      deletedBy: 'events',
    },
  ],
  connect_wearables: [
    {
      title: 'Sleep and activity from wearables',
      where: 'Nowhere: nothing is read today.',
      who: 'Nobody.',
      deletedBy: null,
    },
  ],
  voice_analysis: [
    { title: 'Voice', where: 'Nowhere: nothing is recorded today.', who: 'Nobody.', deletedBy: null },
  ],
}
