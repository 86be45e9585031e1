import { useMutation, useQueryClient } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { energyLabel, moodLabel, SCALE_MAX } from '#shared/wellness/check-in-form.ts'
import { contextSentence } from '#shared/wellness/context.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changeFailure } from './change-failure.ts'
import { CHECK_INS_KEY } from './check-ins.ts'
import { momentParts, timeOfDay, wholeDay } from './day-and-time.ts'
import { EnergyBars } from './energy-bars.tsx'
import { historyApi } from './history-api.ts'
import { MoodFace } from './mood-face.tsx'

/** The whole check-in, with its note as it was written. */
export function EntryView({ entry, onEdit }: { entry: CheckIn; onEdit: () => void }) {
  const { mood, energy, notes, noted_at, context } = entry
  const remove = useDeleteWithUndo(entry)
  return (
    <>
      <h1 className="text-4xl">{wholeDay(noted_at)}</h1>
      <p className="mt-1 text-soft">{timeOfDay(noted_at)}</p>
      <div className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
        <div className="flex items-center gap-3 text-action">
          <MoodFace mood={mood} className="size-11 rounded-full border-2 border-current" />
          <div>
            <p className="text-sm text-soft">
              Mood {mood}/{SCALE_MAX}
            </p>
            <p className="font-semibold">{moodLabel(mood)}</p>
          </div>
        </div>
        <div className="flex items-center gap-3 text-info">
          <EnergyBars energy={energy} className="size-10" />
          <div>
            <p className="text-sm text-soft">
              Energy {energy}/{SCALE_MAX}
            </p>
            <p className="font-semibold">{energyLabel(energy)}</p>
          </div>
        </div>
      </div>
      {notes ? (
        <p className="mt-8 max-w-reading break-words whitespace-pre-wrap">{notes}</p>
      ) : (
        <p className="mt-8 text-soft">No note</p>
      )}
      <p className="mt-4 mb-8 max-w-reading break-words text-soft">{context && contextSentence(context)}</p>
      <BottomBar>
        <Button tone="quiet" size="large" className="flex-1 sm:flex-none" onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
          Edit
        </Button>
        <Button
          tone="wrong"
          size="large"
          className="flex-1 sm:flex-none"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trash2 aria-hidden className="size-5" />
          Delete
        </Button>
      </BottomBar>
    </>
  )
}

/** Deletes at once and offers to take it back, in place of a question before. */
function useDeleteWithUndo({ id, noted_at }: CheckIn) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const askAgain = () => queries.invalidateQueries({ queryKey: [CHECK_INS_KEY] })
  const { day } = momentParts(noted_at)

  async function restore(undo: string) {
    try {
      await historyApi.restoreCheckIn({ undo })
      toast({ title: `Check-in of ${day} is back` })
    } catch (error) {
      toast({ tone: 'destructive', ...changeFailure(error, 'It could not be brought back') })
    }
    await askAgain()
  }

  return useMutation({
    mutationFn: () => historyApi.deleteCheckIn({ id }),
    onSuccess: ({ undo }) => {
      queries.removeQueries({ queryKey: [CHECK_INS_KEY, 'entry', id] })
      void askAgain()
      toast({
        title: `Check-in of ${day} deleted`,
        action: { label: 'Undo', onPress: () => void restore(undo) },
      })
      navigate('/wellness/history', { replace: true })
    },
    onError: error => toast({ tone: 'destructive', ...changeFailure(error, 'The check-in was not deleted') }),
  })
}
