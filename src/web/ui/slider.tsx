import type { ComponentProps, CSSProperties } from 'react'

/** A range whose value is also said in words; the words under it are the ends and steps of the scale. */
export function Slider({
  min,
  max,
  value,
  valueText,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max'> & {
  min: number
  max: number
  value: number
  valueText: string
}) {
  const filled: CSSProperties & Record<'--fill', string> = {
    '--fill': `${((value - min) / (max - min)) * 100}%`,
  }
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      style={filled}
      className={`range ${className}`}
    />
  )
}
