import { Loading } from '#web/ui/skeleton.tsx'
import { CoachText } from './coach-text.tsx'

export const WELCOME =
  'Hello, I am your career coach, a computer program, not a person. Ask me about pay, paths, skills, a résumé or an interview, or tell me what makes work hard right now. What is on your mind?'

/** 600 pixels high, the messages scrolling inside; on a phone as high as the screen allows. */
const WINDOW_HEIGHT =
  'h-[calc(100dvh-10.5rem)] min-h-80 max-[16em]:h-[140dvh] sm:h-[600px] sm:max-h-[calc(100dvh-6rem)]'
/** Low under the crisis panel, so that the numbers and the field are on the screen together. */
const WINDOW_UNDER_PANEL =
  'group-has-[[data-crisis-panel]]/chat:h-40 group-has-[[data-crisis-panel]]/chat:min-h-40'
/** A guide is as high as its step: the panel, which stands in it, would be cut off. */
const WINDOW_OF_GUIDE =
  'has-[>form[data-guide]]:h-auto! has-[>form[data-guide]]:max-h-none! has-[>form[data-guide]]:min-h-80!'
/** On the narrowest phones the buttons of the bar stand in one row. */
const NARROW_BAR = 'max-[22rem]:[&>:first-child>button]:px-2'
export const WINDOW_CLASS = `flex scroll-mt-20 scroll-mb-2 flex-col rounded-xl border border-rule bg-raised ${WINDOW_HEIGHT} ${WINDOW_UNDER_PANEL} ${WINDOW_OF_GUIDE} ${NARROW_BAR}`
export const COLUMNS_CLASS =
  'grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_15rem]'

/** The window with the welcome in it, before the conversations are there. What an address names may begin otherwise. */
export function ChatPending() {
  return (
    <Loading label="Loading your conversations">
      <div className={COLUMNS_CLASS}>
        <div className="grid grid-cols-1 gap-3 lg:col-start-2">
          <span className="block min-h-5" />
          <div className={WINDOW_CLASS}>
            {/* As high as the bar with its button. */}
            <span className="block min-h-13 border-b border-rule" />
            <div data-depends-on-address="" className="p-5 sm:p-6">
              <CoachText text={WELCOME} />
            </div>
          </div>
        </div>
      </div>
    </Loading>
  )
}
