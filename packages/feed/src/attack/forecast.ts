/** Weights of a least-squares fit of `targets` by the columns of `rows`. */
export function fitted(rows: readonly Float64Array[], targets: readonly number[]): readonly number[] {
  const width = (rows[0] as Float64Array).length;
  const sums = Array.from({ length: width }, () => new Float64Array(width + 1));
  rows.forEach((row, at) => {
    for (let i = 0; i < width; i++) {
      const sum = sums[i] as Float64Array;
      for (let j = 0; j < width; j++) sum[j] = (sum[j] as number) + (row[i] as number) * (row[j] as number);
      sum[width] = (sum[width] as number) + (row[i] as number) * (targets[at] as number);
    }
  });
  return solved(sums);
}

export function forecast(weights: readonly number[], row: Float64Array): number {
  return weights.reduce((sum, weight, i) => sum + weight * (row[i] as number), 0);
}

/** Gauss and Jordan; dependent columns get no weight. */
function solved(matrix: readonly Float64Array[]): readonly number[] {
  const size = matrix.length;
  const scale = matrix.map((row, i) => row[i] as number);
  const isUsed = matrix.map((row, i) => {
    const pivot = row[i] as number;
    if (pivot <= 1e-9 * (scale[i] as number)) return false;
    for (let j = 0; j <= size; j++) row[j] = (row[j] as number) / pivot;
    for (const other of matrix) {
      const factor = other[i] as number;
      if (other === row || factor === 0) continue;
      for (let j = 0; j <= size; j++) other[j] = (other[j] as number) - factor * (row[j] as number);
    }
    return true;
  });
  return matrix.map((row, i) => (isUsed[i] === true ? (row[size] as number) : 0));
}
