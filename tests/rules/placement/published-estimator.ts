/**
 * The expected a posteriori estimate of ability (Bock and Mislevy, 1982) for the four-parameter logistic
 * model (Barton and Lord, 1981), written from the publications. It shares no code with the domain: here
 * every item has its parameters, likelihoods are summed as logarithms, and the integral is Gauss-Legendre's.
 */
export type Item = {
  discrimination: number
  difficulty: number
  lowerAsymptote: number
  upperAsymptote: number
}

type Response = { item: Item; correct: boolean }

/** With a uniform prior over the range. */
export function expectedAPosteriori(
  responses: readonly Response[],
  [from, to]: readonly [number, number],
): number {
  const points = quadrature.map(({ node, weight }) => {
    const theta = ((to - from) * node + from + to) / 2
    return { theta, weight, logLikelihood: logLikelihood(responses, theta) }
  })
  const highest = Math.max(...points.map((point) => point.logLikelihood))
  let [numerator, denominator] = [0, 0]
  for (const point of points) {
    const density = point.weight * Math.exp(point.logLikelihood - highest)
    numerator += point.theta * density
    denominator += density
  }
  return numerator / denominator
}

function logLikelihood(responses: readonly Response[], theta: number): number {
  let sum = 0
  for (const { item, correct } of responses) {
    const { discrimination: a, difficulty: b, lowerAsymptote: c, upperAsymptote: d } = item
    const probability = c + ((d - c) * Math.exp(a * (theta - b))) / (1 + Math.exp(a * (theta - b)))
    sum += Math.log(correct ? probability : 1 - probability)
  }
  return sum
}

const quadrature = legendrePoints(200)

/** Nodes and weights on [-1, 1]: the roots of the Legendre polynomial, by Newton's method. */
function legendrePoints(count: number): { node: number; weight: number }[] {
  return Array.from({ length: count }, (_, index) => {
    let node = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5))
    let slope = 0
    for (let round = 0; round < 20; round += 1) {
      let [before, value] = [1, node]
      for (let degree = 2; degree <= count; degree += 1) {
        const next = ((2 * degree - 1) * node * value - (degree - 1) * before) / degree
        before = value
        value = next
      }
      slope = (count * (node * value - before)) / (node * node - 1)
      node -= value / slope
    }
    return { node, weight: 2 / ((1 - node * node) * slope * slope) }
  })
}
