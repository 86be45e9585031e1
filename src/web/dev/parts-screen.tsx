import { useState } from 'react'
import { PRODUCT } from '#shared/product.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ColorParts } from './color-parts.tsx'
import { FigureParts } from './figure-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { Part } from './part.tsx'

/** Every part of the look on one page, for those who build screens. */
export function PartsScreen() {
  const [open, setOpen] = useState(false)
  return (
    <main id="content" className="page grid gap-14 py-10">
      <header className="flex items-center justify-between gap-4">
        <Brand />
        <ThemeSwitch />
      </header>
      <h1 className="text-5xl">The parts of {PRODUCT}</h1>

      <Part title="Type">
        <p className="font-serif text-4xl">Headings and figures are Fraunces</p>
        <p className="max-w-reading">
          Text is Figtree. Reading pages keep a measure of sixty to seventy characters, with room between the
          lines, so that the eye finds the next line.
        </p>
        <p className="figures text-lg">0123456789 · $29 · 85 %</p>
      </Part>

      <ColorParts />

      <Part title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Action</Button>
          <Button tone="quiet">Quiet</Button>
          <Button tone="bare">Bare</Button>
          <Button tone="wrong">Delete</Button>
          <Button size="large">Large</Button>
          <Button busy>Saving...</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Part>

      <FormParts />

      <Part title="Said back">
        <div className="flex flex-wrap gap-3">
          <Button
            tone="quiet"
            onClick={() => toast({ title: 'Saved', description: 'It is where you left it.' })}
          >
            Success toast
          </Button>
          <Button
            tone="quiet"
            onClick={() =>
              toast({ tone: 'destructive', title: 'Not saved', description: 'Please try again later.' })
            }
          >
            Destructive toast
          </Button>
          <Button tone="quiet" onClick={() => setOpen(true)}>
            Dialog
          </Button>
          <Dialog open={open} title="A dialog" onClose={() => setOpen(false)}>
            <p>Escape, the cross and a press outside close it.</p>
            <Button onClick={() => setOpen(false)}>Understood</Button>
          </Dialog>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge>Plain</Badge>
          <Badge tone="action">Available</Badge>
          <Badge tone="attention">Ending soon</Badge>
          <Badge tone="info">Sample</Badge>
          <Badge tone="wrong">Expired</Badge>
        </div>
        <Progress label="Profile complete" value={65} />
        <div className="flex items-center gap-6">
          <Spinner label="Loading" />
          <Skeleton className="h-12 flex-1" />
        </div>
      </Part>

      <Part title="Surfaces">
        <Card className="max-w-md">
          <h3 className="text-xl">A card</h3>
          <p className="text-soft">The one raised surface. Group by space before taking one.</p>
        </Card>
        <Tabs
          label="Example"
          tabs={[
            { name: 'one', label: 'Discover', panel: <p>The first panel.</p> },
            { name: 'two', label: 'My Learning (2)', panel: <p>The second panel.</p> },
            { name: 'three', label: 'Progress', panel: <p>The third panel.</p> },
          ]}
        />
        <EmptyState title="Nothing here yet" action={<Button>The one next step</Button>}>
          An empty place says what will stand in it.
        </EmptyState>
      </Part>

      <FigureParts />
    </main>
  )
}
