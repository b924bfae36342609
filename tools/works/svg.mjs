/** A picture on a square of 1,000 by 1,000 units. */
export function svg(ground, content, defs = '') {
  const behind = ground === undefined ? '' : `<rect width="1000" height="1000" fill="${ground}"/>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>${defs}</defs>${behind}${content}</svg>`,
  };
}

/** A smooth way through points, as the data of a path. */
export function smooth(points) {
  let path = `M${at(points[0])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const come = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(leave)} ${at(come)} ${at(to)}`;
  }
  return path;
}

export function at([x, y]) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A gradient from top to bottom, or round about a point when it is radial. */
export function gradient(id, stops, kind = 'linear', where = 'x1="0" y1="0" x2="0" y2="1"') {
  const inside = stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<${kind}Gradient id="${id}" ${where}>${inside}</${kind}Gradient>`;
}
