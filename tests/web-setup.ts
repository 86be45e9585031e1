import { configure } from '@testing-library/react'

// A second, the default, is less than a busy machine may take to draw a screen.
configure({ asyncUtilTimeout: 15_000 })
