# two new network namespaces
ip netns add shop
ip netns add blog
# shop's devices: name and state
ip -n shop -br link |
  awk '{print $1, $2}'
# a veth pair: one end in each namespace
ip link add to-blog netns shop type veth \
  peer name to-shop netns blog
# addresses in one network (10.0.0.x)
ip -n shop addr add 10.0.0.1/24 dev to-blog
ip -n blog addr add 10.0.0.2/24 dev to-shop
# switch each end on
ip -n shop link set to-blog up
ip -n blog link set to-shop up
# exec: run a web server in each, port 80
mkdir shop blog
echo "I am the blog" > blog/index.html
for site in shop blog; do
  ip netns exec $site python3 -m http.server \
    --directory $site 80 &> $site.log &
done
# shop asks, until blog's server is ready
ip netns exec shop curl -s 10.0.0.2:80 \
  --retry 9 --retry-connrefused
# #region end
# end both servers, remove everything
kill %1 %2
ip netns delete shop
ip netns delete blog
rm -r shop blog shop.log blog.log
# #endregion end
