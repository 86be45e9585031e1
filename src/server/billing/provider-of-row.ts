type Provider = { provider: string; livemode: boolean }

/** Sandbox money opens nothing elsewhere. What was really paid still counts where billing was switched off later. */
export function isOfProvider(row: Provider, payments: Provider): boolean {
  if (payments.provider === 'off') return row.provider === 'stripe' && row.livemode
  return row.provider === payments.provider && row.livemode === payments.livemode
}
