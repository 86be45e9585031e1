export function findBrowser(
  environment?: Record<string, string | undefined>,
  knownPlaces?: readonly string[],
): string | undefined
export function ensureBrowser(): string
