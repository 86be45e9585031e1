import { scaleFromByte } from './model-scale.ts'
import type { Features } from './title-features.ts'
import type { Model } from './title-index.ts'

/** The trained model's view of every occupation, as log-odds up to a common constant. */
export function modelLogits(model: Model, features: Features): Float32Array {
  const { size } = model
  const hidden = new Float32Array(size)
  for (const [at, row] of features.rows.entries()) {
    const factor = (features.weights[at] ?? 0) * scaleFromByte(model.featureScale[row] ?? 0)
    const offset = row * size
    for (let d = 0; d < size; d++) hidden[d] = (hidden[d] ?? 0) + factor * (model.feature[offset + d] ?? 0)
  }
  const logits = new Float32Array(model.bias.length)
  for (let c = 0; c < logits.length; c++) {
    let sum = 0
    const offset = c * size
    for (let d = 0; d < size; d++) sum += (hidden[d] ?? 0) * (model.class[offset + d] ?? 0)
    logits[c] = sum * scaleFromByte(model.classScale[c] ?? 0) + (model.bias[c] ?? 0)
  }
  return logits
}
