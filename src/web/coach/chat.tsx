import { useEffect, useRef } from 'react'
import { useSearchParams } from '#web/platform/router.tsx'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { COLUMNS_CLASS } from './chat-pending.tsx'
import { ChatUsage } from './chat-usage.tsx'
import { ChatWindow } from './chat-window.tsx'
import { ConversationList } from './conversation-list.tsx'
import { GuideList } from './guide-list.tsx'
import { useConversation } from './use-conversation.ts'
import { useFocusInChat } from './use-focus-in-chat.ts'
import { guideKindOf, useStartGuide } from './use-start-guide.ts'

/** One conversation at a time, named in the address, so that a reload comes back to it. */
export function Chat() {
  const [search, setSearch] = useSearchParams()
  const open = search.get('conversation')
  const show = (id: string | null) => setSearch(id ? { conversation: id } : {})
  const conversation = useConversation(open, { onBegun: show, onGone: () => show(null) })
  const guide = useStartGuide(show)
  // A next step of an answer, or a link from elsewhere, may begin a guide.
  const asked = guideKindOf(search.get('guide'))
  const role = search.get('role')
  const begun = useRef(false)
  useEffect(() => {
    if (asked && !begun.current) guide.start({ kind: asked, ...(role && { role }) })
    begun.current = asked !== undefined
  }, [asked, role, guide])
  useEffect(CrisisNotice.preload, [])
  const column = useRef<HTMLDivElement>(null)
  useFocusInChat(column)
  const hasModel = conversation.messages.some(({ wording }) => wording?.reason === 'not_agreed')
  const isNew = conversation.id === null && conversation.messages.length === 0 && !conversation.sending
  return (
    <div className={COLUMNS_CLASS}>
      <div className="order-2 lg:order-1">
        <ConversationList open={open} onOpen={show} />
      </div>
      <div
        ref={column}
        className="group/chat order-1 grid [&_textarea]:scroll-mt-20 [&_textarea]:scroll-mb-4 grid-cols-1 gap-3 lg:order-2"
      >
        <ChatUsage messagesLeft={conversation.messagesLeft} />
        {/* Above the window: inside it the numbers would stand below the fold of a phone. */}
        <CrisisNotice text={conversation.draft} />
        <ChatWindow
          key={conversation.guide ? open : 'chat'}
          conversation={conversation}
          onNew={() => show(null)}
          begin={
            isNew && <GuideList onStart={kind => guide.start({ kind })} isBusy={guide.isBusy} isInWindow />
          }
        />
        <p className="text-sm text-soft">
          The coach is a program. It does not diagnose, and does not replace a lawyer, a doctor or someone you
          trust.{' '}
          {hasModel && (
            <>
              A language model could word its answers, if you agree to that:{' '}
              <TextLink to="/settings#data">see Settings</TextLink>.
            </>
          )}
        </p>
      </div>
      <div className={`order-3 lg:col-start-2 xl:col-start-3 ${isNew ? 'hidden lg:block' : ''}`}>
        <GuideList onStart={kind => guide.start({ kind })} isBusy={guide.isBusy} />
      </div>
    </div>
  )
}
