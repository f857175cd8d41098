import * as css from './avatar.css';
import { UserIcon } from './icon.tsx';

type AvatarProps = {
  readonly name?: string;
  readonly src?: string;
  readonly size?: keyof typeof css.size;
};

/** A picture or the first letter. Decoration: the name stands beside it. */
export function Avatar({ name = '', src, size = 32 }: AvatarProps) {
  const [letter] = [...name.trim()];
  return (
    <span className={`${css.avatar} ${css.size[size]}`} aria-hidden="true">
      {src ? (
        <img className={css.image} src={src} alt="" width={size} height={size} loading="lazy" />
      ) : (
        (letter?.toLocaleUpperCase() ?? <UserIcon size={size >= 48 ? 24 : 16} />)
      )}
    </span>
  );
}
