import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '#web/platform/download-file.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { checkInsFile, type FileFormat } from './check-ins-file.ts'
import { historyApi } from './history-api.ts'

const FORMATS = [
  { format: 'csv', label: 'Download as CSV' },
  { format: 'json', label: 'Download as JSON' },
] as const

/** All check-ins as a file, made on this device. */
export function DownloadCheckIns() {
  const download = useMutation({
    mutationFn: async (format: FileFormat) =>
      downloadFile(checkInsFile(await historyApi.exportCheckIns({}), format)),
    onError: error => {
      log('the check-ins could not be downloaded', error)
      toast({
        tone: 'destructive',
        title: 'Your check-ins could not be downloaded',
        description: 'Please try again later.',
      })
    },
  })
  return (
    <p className="flex flex-wrap gap-x-4">
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          tone="bare"
          busy={download.isPending && download.variables === format}
          className="-ms-5"
          onClick={() => download.mutate(format)}
        >
          {label}
        </Button>
      ))}
    </p>
  )
}
