import { useState } from 'react'
import { Checkbox, RadioGroup, Switch } from '#web/ui/choice.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { Part } from './part.tsx'

export function FormParts() {
  const [on, setOn] = useState(true)
  const [level, setLevel] = useState(3)
  return (
    <Part title="Forms">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Label" hint="A hint says what helps.">
          {control => <TextInput {...control} placeholder="Text" />}
        </Field>
        <Field label="With an error" error="Please enter a valid email address">
          {control => <TextInput {...control} defaultValue="nobody" />}
        </Field>
        <Field label="Password">{control => <PasswordInput {...control} autoComplete="off" />}</Field>
        <Field label="Select">
          {control => (
            <Select {...control}>
              <option>Technology</option>
              <option>Healthcare</option>
            </Select>
          )}
        </Field>
        <Field label="Text area">{control => <TextArea {...control} />}</Field>
        <Field label="Slider">
          {control => (
            <Slider
              {...control}
              min={1}
              max={5}
              value={level}
              valueText={`${level} of 5`}
              onChange={setLevel}
            />
          )}
        </Field>
        <div>
          <Checkbox defaultChecked>I agree</Checkbox>
          <Checkbox error="You must agree to the terms">I agree to the terms</Checkbox>
          <Switch checked={on} onChange={event => setOn(event.target.checked)}>
            Daily check-ins
          </Switch>
        </div>
        <RadioGroup
          legend="Work style"
          defaultChecked={false}
          options={[
            { value: 'collaborative', label: 'Collaborative', hint: 'Best together' },
            { value: 'independent', label: 'Independent', hint: 'Best alone' },
          ]}
        />
      </div>
    </Part>
  )
}
