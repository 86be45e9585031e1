import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileCheck from 'lucide-react/icons/file-check'
import MessageCircle from 'lucide-react/icons/message-circle'
import Milestone from 'lucide-react/icons/milestone'
import Route from 'lucide-react/icons/route'
import Settings2 from 'lucide-react/icons/settings-2'
import type { ComponentType } from 'react'
import { Link } from '#web/platform/router.tsx'

type Target = {
  to: string
  label: string
  line?: string
  Icon: ComponentType<{ 'aria-hidden': true; className: string }>
}

const QUICK_ACTIONS: readonly Target[] = [
  { to: '/chat', label: 'Chat with the coach', Icon: MessageCircle },
  { to: '/wellness/checkin', label: 'Daily check-in', Icon: CalendarCheck },
  { to: '/career/suggestions', label: 'Suggested paths', Icon: Milestone },
  { to: '/settings', label: 'Settings', Icon: Settings2 },
]

const TOOLS: readonly Target[] = [
  {
    to: '/career/ats-optimizer',
    label: 'ATS Optimizer',
    line: 'How an applicant system reads your résumé for one job.',
    Icon: FileCheck,
  },
  {
    to: '/career/market-insights',
    label: 'Market Insights',
    line: 'Demand and pay for a role near you.',
    Icon: ChartColumn,
  },
  {
    to: '/career/skills',
    label: 'Skill Gap Analysis',
    line: 'What a role asks and what you have.',
    Icon: Route,
  },
]

/** Where one goes from here, whatever the data say. */
export function DashboardLinks() {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-16">
      <LinkList id="quick-actions" title="Quick actions" targets={QUICK_ACTIONS} />
      <LinkList id="tools" title="Tools" targets={TOOLS} />
    </div>
  )
}

function LinkList({ id, title, targets }: { id: string; title: string; targets: readonly Target[] }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="border-t border-rule">
        {targets.map(({ to, label, line, Icon }) => (
          <li key={to} className="border-b border-rule last:border-b-0">
            <Link to={to} className="group flex min-h-14 items-center gap-4 py-2.5">
              <Icon aria-hidden className="size-5 shrink-0 text-action" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium group-hover:text-action">{label}</span>
                {line && <span className="block text-sm text-soft">{line}</span>}
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 shrink-0 text-action transition-[translate] group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
