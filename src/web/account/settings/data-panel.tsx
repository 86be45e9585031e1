import { useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { profileApi } from '#web/account/profile-api.ts'
import { downloadFile } from '#web/platform/download-file.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actionFailure } from './action-failure.ts'
import { ConsentSwitches } from './consent-switches.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { consentsQuery } from './settings-queries.ts'
import { PanelSkeleton, SettingsSection } from './settings-section.tsx'
import { WhatLeaves } from './what-leaves.tsx'

export function DataPanel() {
  const consents = useQuery(consentsQuery)
  if (consents.isPending) return <PanelSkeleton label="Loading what you agreed to" />
  return (
    <>
      <SettingsSection
        title="What you agreed to"
        about="Each on its own, and yours to take back at any time."
      >
        {consents.data ? (
          <ConsentSwitches consents={consents.data} />
        ) : (
          <LoadError what="What you agreed to" onTryAgain={() => void consents.refetch()} />
        )}
      </SettingsSection>
      <SettingsSection
        title="What leaves this device"
        about="Every kind of wellness data, and what is kept of your own résumé: where it is, who can see it, and how to end it."
      >
        {consents.data ? (
          <WhatLeaves consents={consents.data} />
        ) : (
          <LoadError what="What you agreed to" onTryAgain={() => void consents.refetch()} />
        )}
      </SettingsSection>
      <SettingsSection
        title="Download everything"
        about="All we keep about you, as one zip file with JSON and CSV inside."
      >
        <DownloadEverything />
      </SettingsSection>
      <SettingsSection title="Delete my account" about="Your account and everything that belongs to it.">
        <DeleteAccount />
      </SettingsSection>
    </>
  )
}

function DownloadEverything() {
  const download = useMutation({
    mutationFn: () => profileApi.exportAccount({}),
    onSuccess: downloadFile,
    onError: error => toast({ tone: 'destructive', title: 'Error', description: actionFailure(error) }),
  })
  return (
    <Button
      tone="quiet"
      busy={download.isPending}
      onClick={() => download.mutate()}
      className="justify-self-start"
    >
      {!download.isPending && <Download aria-hidden className="size-4" />}
      {download.isPending ? 'Preparing...' : 'Download everything about me'}
    </Button>
  )
}
