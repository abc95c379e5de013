mkdir -p image changes work view
layers=lowerdir=image,upperdir=changes,workdir=work
mount -t overlay overlay -o $layers,userxattr view
