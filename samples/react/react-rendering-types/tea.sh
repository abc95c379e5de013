# tea.sh: writes two Next.js applications, tea and frame
mkdir -p tea/app/{basket,kind/[name],gone,lost,price} frame/app
cd tea
cat > app/gone/page.jsx <<'END'
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
export default async function Gone() {
  await connection();  // at each request, not in the build
  await new Promise((done) => setTimeout(done, 200));
  notFound();
}
END
cp app/gone/page.jsx app/lost/page.jsx
echo "export default () => <p>wait</p>" > app/gone/loading.jsx
cat > proxy.js <<'END'
import { NextResponse } from 'next/server';
export function proxy() {
  const answer = NextResponse.next();
  answer.cookies.set('session', 'ann');
  if (process.env.CAREFUL)
    answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
export const config = { matcher: '/' };
END
# #region others
cat > app/price/page.jsx <<'END'
import { readFile } from 'node:fs/promises';

export const revalidate = 2;  // seconds
export default async function Price() {
  const euro = await readFile(process.env.PRICE, 'utf8');
  return <p>{`${euro.trim()} euro`}</p>;
}
END
cat > app/layout.jsx <<'END'
export default ({ children }) => <html><body>{children}</body></html>;
END
echo "export default () => <h1>Tea</h1>" > app/page.jsx
cat > app/basket/page.jsx <<'END'
import { cookies } from 'next/headers';

export default async function Basket() {
  const basket = (await cookies()).get('basket');
  return <p>{basket?.value ?? 'empty'}</p>;
}
END
cat > app/kind/[name]/page.jsx <<'END'
export const generateStaticParams = () =>
  [{ name: 'green' }, { name: 'black' }];
export default async function Kind({ params }) {
  return <h1>{(await params).name}</h1>;
}
END

cd ../frame
cp ../tea/app/layout.jsx app
cat > next.config.mjs <<'END'
export default { cacheComponents: true };
END
cat > app/page.jsx <<'END'
import { cookies } from 'next/headers';
import { Suspense } from 'react';

async function Basket() {
  const basket = (await cookies()).get('basket');
  return <p>{basket?.value ?? 'empty'}</p>;
}
export default () =>
  <main>
    <h1>Tea</h1>
    <Suspense fallback={<p>wait</p>}><Basket /></Suspense>
  </main>;
END
# #endregion others
