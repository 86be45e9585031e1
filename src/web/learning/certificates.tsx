import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Certificate } from '#shared/learning/learning-progress.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { dayInWords } from './local-day.ts'
import { progressApi } from './progress-api.ts'
import { useDeleteWithUndo } from './progress-query.ts'

/** Certificates somebody holds, with the issuer's link where they gave one. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const [edited, edit] = useState<Certificate | 'new'>()
  const remove = useDeleteWithUndo({
    remove: progressApi.deleteCertificate,
    restore: (certificate: Certificate) => progressApi.saveCertificate(certificate),
    deleted: 'Certificate deleted',
  })
  return (
    <section aria-labelledby="your-certificates" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="your-certificates" className="text-xl">
          Certificates{certificates.length > 0 && ` (${certificates.length})`}
        </h2>
        <Button tone="quiet" onClick={() => edit('new')}>
          <Plus aria-hidden className="-ms-1 size-5" />
          Add a certificate
        </Button>
      </div>
      {certificates.length === 0 ? (
        <p className="max-w-reading text-soft">None yet. Those you hold already belong here too.</p>
      ) : (
        <ul className="border-t border-rule">
          {certificates.map(one => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
            >
              <div className="min-w-0">
                <p className="font-medium break-words">{one.name}</p>
                <p className="text-sm break-words text-soft">
                  {[one.issuer, one.issued_on && dayInWords(one.issued_on)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="-mx-3 flex flex-wrap">
                {one.url && (
                  <a
                    href={one.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`View ${one.name} (opens in a new tab)`}
                    className="inline-flex min-h-11 items-center rounded-full px-3 font-medium text-action hover:bg-action-wash"
                  >
                    View
                  </a>
                )}
                <Button
                  tone="bare"
                  className="px-3!"
                  aria-label={`Edit ${one.name}`}
                  onClick={() => edit(one)}
                >
                  Edit
                </Button>
                <Button
                  tone="bare"
                  className="px-3!"
                  aria-label={`Delete ${one.name}`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(one)}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={edited !== undefined}
        title={edited === 'new' ? 'Add a certificate' : 'Edit the certificate'}
        onClose={() => edit(undefined)}
      >
        <CertificateForm certificate={edited === 'new' ? undefined : edited} onDone={() => edit(undefined)} />
      </Dialog>
    </section>
  )
}
