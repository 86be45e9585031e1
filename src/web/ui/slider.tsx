import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** A range whose value is also said in words; the words under it are the ends and steps of the scale. */
export function Slider({
  min,
  max,
  value,
  valueText,
  onChange,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'ref' | 'onChange'> & {
  min: number
  max: number
  value: number
  valueText: string
  onChange: (value: number) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const slider = input.current
    if (!slider) return
    // The page may have been drawn at build, and the slider moved before React was there.
    if (isFirst.current && slider.valueAsNumber !== value) onChange(slider.valueAsNumber)
    isFirst.current = false
    // Not as a style attribute: in such a page the policy blocks it.
    slider.style.setProperty('--fill', `${((value - min) / (max - min)) * 100}%`)
  }, [value, min, max, onChange])
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      onChange={event => onChange(event.target.valueAsNumber)}
      className={`range ${className}`}
    />
  )
}
