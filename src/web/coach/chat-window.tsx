import ArrowUp from 'lucide-react/icons/arrow-up'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { MESSAGE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import type { GuideView } from '#shared/coach/guide.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { AnswerView } from './answer-view.tsx'
import { WELCOME, WINDOW_CLASS } from './chat-pending.tsx'
import { CoachText } from './coach-text.tsx'
import { GuideOutcome } from './guide-outcome.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import type { ConversationState } from './use-conversation.ts'
import { OWN_MESSAGE, useLastExchange } from './use-last-exchange.ts'

export function ChatWindow({
  conversation,
  onNew,
  begin,
}: {
  conversation: ConversationState
  onNew: () => void
  /** Shown under the welcome, where there is no room beside the window. */
  begin: ReactNode
}) {
  const { messages, sending, notice, isAnswerPending } = conversation
  const frame = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const shown = `${messages.length} ${conversation.waiting.length} ${sending?.requestId} ${sending?.text.length}`
  useLastExchange(log, { shown, hasNotice: notice !== undefined })
  useAboveKeyboard(frame)
  const isBusy = sending !== undefined || isAnswerPending
  const { id, guide } = conversation
  // A guide is open until its last step is answered, and again when its answers are changed.
  const [openAt, setOpenAt] = useState(() => (guide?.outcome ? null : firstOpenStep(guide)))
  const isGuided = id !== null && guide !== null && openAt !== null
  return (
    <section ref={frame} aria-label="Conversation" className={WINDOW_CLASS}>
      <div className="flex flex-wrap justify-end border-b border-rule px-3 py-1">
        {conversation.download && (
          <Button tone="bare" onClick={conversation.download}>
            Download
          </Button>
        )}
        <Button tone="bare" onClick={onNew} disabled={conversation.id === null && sending === undefined}>
          New conversation
        </Button>
      </div>
      {isGuided && (
        <GuidePanel id={id} guide={guide} from={openAt} onDone={() => setOpenAt(null)} onLeave={onNew} />
      )}
      {/* Relative: words for screen readers would stand outside of it and lengthen the page. */}
      <div
        ref={log}
        hidden={isGuided}
        role="log"
        aria-label="Messages"
        className={
          isGuided
            ? ''
            : 'relative grid grow content-start gap-6 overflow-y-auto p-5 [overflow-anchor:none] sm:p-6'
        }
      >
        {guide?.outcome ? (
          <GuideOutcome guide={guide} onChange={() => setOpenAt(0)} />
        ) : (
          <CoachText text={WELCOME} />
        )}
        {begin}
        {conversation.isLoading && <SkeletonRows label="Loading the conversation" />}
        {conversation.hasFailed && <LoadError what="This conversation" onTryAgain={conversation.reload} />}
        {messages.map((message, at) =>
          message.sender === 'user' ? (
            <Own key={message.id} text={message.text}>
              {message.answer === 'missing' && (
                <Button tone="bare" onClick={() => conversation.sendAgain(message)} className="px-0 text-sm">
                  No answer came. Send it again
                </Button>
              )}
            </Own>
          ) : (
            <AnswerView key={message.id} answer={message} asked={messages[at - 1]?.text ?? ''} />
          ),
        )}
        {sending !== undefined && (
          // Read out once, when it is whole and stands among the messages.
          <div aria-live="off" className="grid gap-6">
            <Own text={sending.message} />
            {sending.text !== '' && <CoachText text={sending.text} />}
          </div>
        )}
        {conversation.waiting.map(message => (
          <Own key={message.requestId} text={message.message}>
            <span className="flex items-center gap-2 text-sm text-soft">
              <CloudOff aria-hidden className="size-4" />
              Waits on this device until it can be sent.
            </span>
            <Button
              tone="bare"
              onClick={() => conversation.takeBack(message)}
              disabled={isBusy || conversation.draft !== ''}
              className="px-0 text-sm"
            >
              Put it back in the field
            </Button>
          </Own>
        ))}
        {isBusy && <Writing lookup={sending?.lookup ?? null} />}
        {notice !== undefined && <CoachText text={notice} />}
      </div>
      {!isGuided && <Composer conversation={conversation} />}
    </section>
  )
}

function firstOpenStep(guide: GuideView | null): number {
  const open = guide?.steps.findIndex(({ accepted }) => !accepted) ?? -1
  return Math.max(0, open)
}

function Own({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div {...{ [OWN_MESSAGE]: true }} className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <p className="rounded-xl rounded-br-sm bg-action-wash px-4 py-3 break-words whitespace-pre-line">
        <span className="sr-only">You: </span>
        {text}
      </p>
      {children}
    </div>
  )
}

const LOOKUPS: Readonly<Record<string, string>> = {
  pay: 'Looking up pay',
  market: 'Looking up demand',
  gap: 'Comparing your skills',
  demands: 'Looking up what the work is like',
  early_warning: 'Looking at your check-ins',
  ats_check: 'Checking your résumé against the posting',
}

function Writing({ lookup }: { lookup: string | null }) {
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <span aria-hidden className="flex gap-1">
        <span className="size-2 animate-pulse-soft rounded-full bg-action" />
        <span className="size-2 animate-pulse-soft rounded-full bg-action" />
        <span className="size-2 animate-pulse-soft rounded-full bg-action" />
      </span>
      {(lookup && LOOKUPS[lookup]) ?? 'The coach is writing'}
    </p>
  )
}

function Composer({
  conversation: { draft, setDraft, send, stop, sending },
}: {
  conversation: ConversationState
}) {
  const isSending = sending !== undefined

  /** Enter sends and Shift+Enter does not; a word that is being composed is not sent half written. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      // Toasts stand above it.
      data-bottom-bar
      className="grid gap-3 border-t border-rule p-3 sm:p-4"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-3">
        <textarea
          aria-label="Write a message"
          placeholder="Write a message"
          rows={Math.min(5, Math.max(1, draft.split('\n').length))}
          value={draft}
          disabled={isSending}
          maxLength={MESSAGE_MAX_CHARACTERS}
          onChange={event => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-38 min-h-12 w-0 flex-1 resize-none rounded-md border border-edge bg-paper px-4 py-2.5 leading-relaxed max-[16em]:px-2 disabled:opacity-60"
        />
        {isSending ? (
          <Button tone="quiet" onClick={stop}>
            Stop
          </Button>
        ) : (
          <button
            type="submit"
            aria-label="Send"
            disabled={draft.trim() === ''}
            className="grid size-12 shrink-0 place-items-center rounded-full bg-action text-on-action hover:bg-action-strong disabled:cursor-not-allowed disabled:opacity-60 forced-colors:border"
          >
            <ArrowUp aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </form>
  )
}
