import { useLocation } from '#web/platform/router.tsx'
import { needsRole } from '../career-state.ts'

const BUTTONS = { 'Skill Gap Analysis': 'View Skill Gap', 'Resume Builder': 'Generate Résumé' } as const

/** For whoever was sent here by a tool that needs a role: why, and what to press. */
export function NeedsRoleNotice() {
  const { state } = useLocation()
  const tool = needsRole.safeParse(state).data?.needsRole
  if (!tool) return null
  return (
    <p role="status" className="rounded-lg bg-info-wash px-5 py-3">
      The {tool} works on one role: pick a path below and press “{BUTTONS[tool]}”.
    </p>
  )
}
