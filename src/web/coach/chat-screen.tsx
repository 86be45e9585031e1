import { later } from '#web/ui/later.tsx'
import { ChatPending } from './chat-pending.tsx'

/** Conversations, window and guides come with one script after the frame is there. */
const Chat = later(async () => (await import('./chat.tsx')).Chat, <ChatPending />)

export function ChatScreen() {
  return (
    <main id="content" className="page grid grid-cols-1 gap-2 py-4 sm:gap-6 sm:py-10">
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-4xl">Chat Coach</h1>
        <p className="hidden max-w-reading text-lg text-soft sm:block">
          Think a question about work through. Every figure comes from your data or a named source.
        </p>
      </div>
      <Chat />
    </main>
  )
}
