/** '24 points'; with a decimal, '1.0 point'. */
export const pointsText = (points: number, decimals = 0): string => {
  const shown = points.toFixed(decimals);
  return `${shown} ${Number(shown) === 1 ? 'point' : 'points'}`;
};
