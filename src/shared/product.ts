export const PRODUCT = 'Waywell'
export const TAGLINE = 'Find your path. Protect your wellbeing.'
