/** Where the four cabins are after 5 seconds of the ride. */
export default async (page) => {
  const places = await page.evaluate(() => {
    const [ride] = document.getAnimations();
    ride.pause();
    ride.currentTime = 5000;
    return [...document.querySelectorAll('i')].map((cabin) => {
      const { left, top } = getComputedStyle(cabin);
      return `${cabin.textContent}: left ${parseFloat(left).toFixed(1)}px, top ${parseFloat(top).toFixed(1)}px`;
    });
  });
  return ['after 5 seconds:', ...places];
};
