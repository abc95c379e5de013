# the lower directory
mkdir -p image/mail
echo 'port 80' > image/server.conf
# 8 MiB of zeros
head -c 8M /dev/zero > image/photo
echo hello > image/mail/june
echo goodbye > image/mail/july
# the three others
mkdir changes work view
mount -t overlay overlay \
  -o lowerdir=image,upperdir=changes \
  -o workdir=work,userxattr view
