const WIDTH = 640;
const HEIGHT = 160;

type PlotProps = {
  /**
   * The contents of the plot in words, with its lowest and highest value, for people who can't see it.
   */
  text: string;
  values: readonly number[];
};

/** A plot of bars above and below zero, one for each value, as wide as its frame. */
export function Plot({ text, values }: PlotProps) {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const scale = HEIGHT / (high - low || 1);
  const step = WIDTH / (values.length || 1);
  const zero = high * scale;
  return (
    <svg
      className="desk-plot"
      role="img"
      aria-label={text}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          x={round(index * step + step * 0.1)}
          y={round(value < 0 ? zero : zero - value * scale)}
          width={round(step * 0.8)}
          height={round(Math.abs(value) * scale)}
          data-below={value < 0 || undefined}
        />
      ))}
      <line x1="0" x2={WIDTH} y1={round(zero)} y2={round(zero)} />
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
